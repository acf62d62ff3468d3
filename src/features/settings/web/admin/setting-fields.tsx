import { Select, Stack, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { Translated } from "#kit/web/editor/translated.tsx";
import { useWords } from "#kit/web/words.ts";
import { SETTING_GROUPS } from "../../setting-defaults.ts";
import { isFileSetting } from "../../shown-settings.ts";
import { SettingFileField } from "./setting-file-field.tsx";
import { SettingPreview } from "./setting-preview.tsx";
import type { SettingValues } from "./setting-values.ts";
import { settingsAdminWords } from "./settings-admin.words.ts";

/** The fields of a setting, the same for new and edit; a stored key stays as it is. */
export function SettingFields({ form, isNew }: { form: UseFormReturnType<SettingValues>; isNew: boolean }) {
  const t = useWords(settingsAdminWords);
  const { setting_key, value } = form.values;
  return (
    <Stack>
      <TextInput
        label={t.key}
        withAsterisk
        aria-required
        disabled={!isNew}
        maw={360}
        autoCapitalize="none"
        spellCheck={false}
        styles={isNew ? {} : { input: { opacity: 1, color: "var(--mantine-color-text)" } }}
        {...form.getInputProps("setting_key")}
      />
      <Select
        label={t.group}
        data={SETTING_GROUPS.map((group) => ({ value: group, label: t.groups[group] }))}
        allowDeselect={false}
        maw={360}
        {...form.getInputProps("setting_group")}
      />
      <Translated form={form} name="label" label={t.label} />
      {isFileSetting(setting_key.trim()) ? (
        <SettingFileField form={form} />
      ) : (
        <>
          <TextInput label={t.value} description={t.valueHint} {...form.getInputProps("value")} />
          <SettingPreview value={value} label={t.value} />
          <Translated form={form} name="setting_value" label={t.text} area />
        </>
      )}
    </Stack>
  );
}
