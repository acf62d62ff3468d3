import { Badge, Group, Text } from "@mantine/core";
import { useSearchParams } from "react-router";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useApi } from "#kit/web/page-context.ts";
import { oneOf } from "#kit/web/paged-list/list-address.ts";
import type { ApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import { SETTING_SUBJECTS, subjectOf } from "../../setting-subjects.ts";
import { settings } from "../../settings.content.ts";
import type { Setting, SettingsEndpoints } from "../../settings.contract.ts";
import { shownSetting } from "../../shown-settings.ts";
import { SettingFields } from "./setting-fields.tsx";
import { SettingPreview } from "./setting-preview.tsx";
import {
  EMPTY_SETTING,
  previewOf,
  type SettingValues,
  settingBody,
  settingErrors,
  settingValues,
} from "./setting-values.ts";
import { settingsAdminWords } from "./settings-admin.words.ts";
import { SubjectLinks } from "./subject-links.tsx";

/** All settings as they are now: the team does not wait 30 minutes for its own change. */
const allSettingsQuery: ApiQuery<Setting[]> = {
  key: ["admin", "settings"],
  staleTime: 0,
  fetch: (api, signal) => api.of<SettingsEndpoints>()("GET /settings", { signal }),
};

const subjectParameter = oneOf("subject", SETTING_SUBJECTS);

/** /admin/settings: list and form of settings, all or of one subject (`?subject=seller`). A built-in key without a row (`id` null) is made by editing it. */
export default function SettingsScreen() {
  const t = useWords(settingsAdminWords);
  const api = useApi();
  const call = api.of<SettingsEndpoints>();
  const [address] = useSearchParams();
  const subject = subjectParameter.read(address.get(subjectParameter.name) ?? "");
  const editor = useEditor<Setting, Setting, SettingValues>({
    name: "settings",
    list: allSettingsQuery,
    idOf: ({ setting_key }) => setting_key,
    labelOf: ({ setting_key }) => setting_key,
    load: async (_, setting) =>
      setting.id === null ? setting : call("GET /settings/:id", { params: { id: setting.id } }),
    empty: EMPTY_SETTING,
    toValues: settingValues,
    check: settingErrors,
    save: (api, values, stored) =>
      stored && stored.id !== null
        ? api.of<SettingsEndpoints>()("PUT /settings/:id", {
            params: { id: stored.id },
            body: settingBody(values),
          })
        : call("POST /settings", { body: settingBody(values) }),
    remove: async (_, { id }) => {
      if (id !== null) await call("DELETE /settings/:id", { params: { id } });
    },
    messages: t,
  });
  return (
    <ContentScreen
      editor={editor}
      columns={useColumns()}
      fields={
        <SettingFields
          form={editor.form}
          isNew={editor.opened?.mode !== "edit"}
          all={editor.items.data ?? []}
        />
      }
      canRemove={({ id }) => id !== null}
      only={subject && (({ setting_key }) => subjectOf(setting_key) === subject)}
      above={<SubjectLinks shown={subject} />}
    />
  );
}

function useColumns(): Column<Setting>[] {
  const { choice, label: nameOf } = useContentLabels(settings);
  const { language } = useLanguage();
  return [
    {
      header: nameOf("setting_key"),
      slot: "title",
      cell: (setting) => <Key setting={setting} />,
      text: ({ setting_key }) => setting_key,
    },
    {
      header: nameOf("setting_group"),
      cell: ({ setting_group }) => choice("setting_group", setting_group),
      text: ({ setting_group }) => choice("setting_group", setting_group),
    },
    { header: nameOf("label"), cell: ({ label }) => label, text: ({ label }) => label },
    {
      header: nameOf("value"),
      cell: (setting) => <Value text={shownSetting(setting, language)} label={setting.label} />,
      text: (setting) => shownSetting(setting, language),
    },
  ];
}

function Key({ setting }: { setting: Setting }) {
  const t = useWords(settingsAdminWords);
  return (
    <Group gap="xs">
      {setting.setting_key}
      {setting.id === null && (
        <Badge variant="light" color="gray">
          {t.builtIn}
        </Badge>
      )}
    </Group>
  );
}

function Value({ text, label }: { text: string; label: string }) {
  const t = useWords(settingsAdminWords);
  if (text.trim() === "")
    return (
      <Text size="sm" c="dimmed">
        {t.noValue}
      </Text>
    );
  if (previewOf(text) === "picture") return <SettingPreview value={text} label={label} width={96} />;
  return (
    <Text size="sm" lineClamp={2} maw={420} style={{ overflowWrap: "anywhere" }}>
      {text}
    </Text>
  );
}
