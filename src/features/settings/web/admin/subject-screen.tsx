import { Button, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { Api } from "#kit/web/api/api.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { toFormData } from "#kit/web/editor/form-data.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { RecordPage } from "#kit/web/editor/records/record-page.tsx";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { BuiltInSubject } from "../../setting-subjects.ts";
import type { Setting, SettingsEndpoints, SubjectSettings } from "../../settings.contract.ts";
import { allSettingsQuery } from "./all-settings.ts";
import { SettingText } from "./fields/setting-text.tsx";
import { SubjectFields } from "./fields/subject-fields.tsx";
import { readable } from "./readable.ts";
import { settingSubjectsWords } from "./setting-subjects.words.ts";
import { settingsAdminWords } from "./settings-admin.words.ts";
import {
  changesIn,
  filesIn,
  type SubjectValues,
  subjectErrors,
  subjectIn,
  subjectValues,
} from "./subject-form.ts";
import { SubjectLinks } from "./subject-links.tsx";
import { SubjectPreview } from "./subject-preview.tsx";
import styles from "./subject-screen.module.css";

/** The address of a subject's form. */
export const SUBJECT_FORM = "/admin/settings/subjects/:record";

/** /admin/settings?subject=seller: the settings of one subject, read as a list and changed in one form. */
export function SubjectScreen({ subject }: { subject: BuiltInSubject }) {
  const t = useWords(settingsAdminWords);
  const names = useWords(settingSubjectsWords).names;
  const editor = useEditor<SubjectSettings, SubjectSettings, SubjectValues>({
    name: "settings-of",
    at: `/admin/settings?subject=${subject}`,
    formAt: SUBJECT_FORM,
    list: {
      ...allSettingsQuery,
      key: [...allSettingsQuery.key, subject],
      fetch: async (api, signal) => [subjectIn(await allSettingsQuery.fetch(api, signal), subject)],
    },
    idOf: ({ id }) => id,
    labelOf: ({ id }) => names[id],
    load: async (api) => subjectIn(await allSettingsQuery.fetch(api), subject),
    empty: {},
    toValues: subjectValues,
    check: (values, record, language) => (record ? subjectErrors(record, values, language) : []),
    save: (api, values, record) => (record ? save(api, values, record, t.filesFailed) : Promise.resolve()),
    remove: () => Promise.resolve(),
    messages: { ...t, editTitle: names[subject], updated: t.subjectUpdated },
  });
  const { opened, form } = editor;
  const isList = editor.place.mode === "list";
  const edit = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // A form that closes takes the focus with it; a button that is busy takes none.
  useEffect(() => {
    if (editor.busy) return;
    if (wasOpen.current && !opened) edit.current?.focus({ preventScroll: true });
    wasOpen.current = opened !== null;
  }, [opened, editor.busy]);
  return (
    <Stack gap="lg">
      <Title order={1}>{t.title}</Title>
      <ScreenBanner banner={editor.banner} onClose={() => editor.show(null)} />
      <div hidden={!isList}>
        <SubjectLinks shown={subject} />
      </div>
      {!isList && (
        <RecordPage
          editor={editor}
          type="settings"
          history="/admin/history?type=settings"
          fields={
            opened?.record && (
              <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="xl">
                <SubjectFields form={form} record={opened.record} />
                <SubjectPreview record={opened.record} values={form.values} />
              </SimpleGrid>
            )
          }
        />
      )}
      {isList && (
        <Loaded query={editor.items} failed={t.failedToLoad}>
          {([record]) =>
            record && (
              <Stack>
                <Group>
                  <Button ref={edit} loading={editor.busy} onClick={() => editor.openEdit(record)}>
                    {t.editSubject}
                  </Button>
                </Group>
                <Values settings={record.settings} />
              </Stack>
            )
          }
        </Loaded>
      )}
    </Stack>
  );
}

function Values({ settings }: { settings: readonly Setting[] }) {
  const { language } = useLanguage();
  return (
    <dl className={styles.values}>
      {settings.map((setting) => (
        <div key={setting.setting_key}>
          <Text component="dt" size="sm" c="dimmed">
            {setting.label}
          </Text>
          <dd>
            <SettingText text={readable(setting, language)} label={setting.label} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Stores texts and values, all or none, then each file; a file that fails leaves the rest stored, and says so. */
async function save(
  api: Api,
  values: SubjectValues,
  record: SubjectSettings,
  filesFailed: (label: string, reason: string) => string,
): Promise<void> {
  const stored = await api.of<SettingsEndpoints>()("PUT /settings/subjects/:subject", {
    params: { subject: record.id },
    body: { settings: changesIn(record, values) },
  });
  for (const [key, { path, file }] of filesIn(record, values)) {
    const setting = stored.settings.find(({ setting_key }) => setting_key === key);
    const body = toFormData({ setting_key: key, ...(file ? { file } : { value: path ?? "" }) });
    const call = api.basedOn(setting?.updated_at ?? null).of<SettingsEndpoints>();
    try {
      if (setting?.id) await call("PUT /settings/:id", { params: { id: setting.id }, body });
      else await call("POST /settings", { body });
    } catch (error) {
      throw new Error(filesFailed(setting?.label ?? key, messageOf(error)), { cause: error });
    }
  }
}
