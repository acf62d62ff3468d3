import { Badge, Group, Text } from "@mantine/core";
import { matchPath, useLocation, useSearchParams } from "react-router";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { oneOf } from "#kit/web/paged-list/list-address.ts";
import { SETTING_SUBJECTS, type SettingSubject, subjectOf } from "../../setting-subjects.ts";
import { settings } from "../../settings.content.ts";
import type { Setting, SettingsEndpoints } from "../../settings.contract.ts";
import { allSettingsQuery } from "./all-settings.ts";
import { SettingFields } from "./fields/setting-fields.tsx";
import { SettingText } from "./fields/setting-text.tsx";
import { readable } from "./readable.ts";
import {
  EMPTY_SETTING,
  type SettingValues,
  settingBody,
  settingErrors,
  settingValues,
} from "./setting-values.ts";
import { settingsAdminWords } from "./settings-admin.words.ts";
import { SubjectLinks } from "./subject-links.tsx";
import { SUBJECT_FORM, SubjectScreen } from "./subject-screen.tsx";

const subjectParameter = oneOf("subject", SETTING_SUBJECTS);

/** /admin/settings: the list of all settings, or one subject with its form (`?subject=seller`). */
export default function SettingsScreen() {
  const [address] = useSearchParams();
  const { pathname } = useLocation();
  const asked = matchPath(SUBJECT_FORM, pathname)?.params.record ?? address.get(subjectParameter.name);
  const subject = subjectParameter.read(asked ?? "");
  // A form of its own for each subject, or what was typed for one would stand in another.
  if (subject && subject !== "own") return <SubjectScreen key={subject} subject={subject} />;
  return <SettingList subject={subject} />;
}

/** All settings, or those that the team has added. A built-in key without a row (`id` null) is made by editing it. */
function SettingList({ subject }: { subject: SettingSubject | undefined }) {
  const t = useWords(settingsAdminWords);
  const api = useApi();
  const call = api.of<SettingsEndpoints>();
  const editor = useEditor<Setting, Setting, SettingValues>({
    name: "settings",
    at: subject ? `${settings.screen}?subject=${subject}` : settings.screen,
    list: allSettingsQuery,
    idOf: ({ setting_key }) => setting_key,
    labelOf: ({ setting_key }) => setting_key,
    load: async (api, key) => {
      const setting = (await allSettingsQuery.fetch(api)).find(({ setting_key }) => setting_key === key);
      if (!setting) return null;
      if (setting.id === null) return setting;
      return api.of<SettingsEndpoints>()("GET /settings/:id", { params: { id: setting.id } });
    },
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
      canRemove={({ setting_key }) => subjectOf(setting_key) === "own"}
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
      cell: ({ setting_group }) => (
        <Text span size="sm" style={{ whiteSpace: "nowrap" }}>
          {choice("setting_group", setting_group)}
        </Text>
      ),
      text: ({ setting_group }) => choice("setting_group", setting_group),
    },
    { header: nameOf("label"), cell: ({ label }) => label, text: ({ label }) => label },
    {
      header: nameOf("value"),
      cell: (setting) => <SettingText text={readable(setting, language)} label={setting.label} />,
      text: (setting) => readable(setting, language),
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
