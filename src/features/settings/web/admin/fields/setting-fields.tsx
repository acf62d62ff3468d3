import { Alert, Select, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ibanFits } from "#kit/contract/money/bank-numbers.ts";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/language/words.ts";
import { fileKind, hasOneValue, isNeeded, kindOf } from "../../../setting-defaults.ts";
import { tidied, valueError } from "../../../setting-rules.ts";
import { subjectOf } from "../../../setting-subjects.ts";
import { settings } from "../../../settings.content.ts";
import type { Setting } from "../../../settings.contract.ts";
import { StoreFromRegister } from "../company-from-register.tsx";
import { SettingPreview } from "../setting-preview.tsx";
import { settingSubjectsWords } from "../setting-subjects.words.ts";
import type { SettingValues } from "../setting-values.ts";
import { settingsAdminWords } from "../settings-admin.words.ts";
import { OneValueField } from "./one-value-field.tsx";
import { SettingFileField } from "./setting-file-field.tsx";

interface Props {
  form: UseFormReturnType<SettingValues>;
  isNew: boolean;
  /** All settings as they are stored. */
  all: readonly Setting[];
}

/** The fields of a setting, the same for new and edit; a stored key stays as it is. */
export function SettingFields({ form, isNew, all }: Props) {
  const { label, options } = useContentLabels(settings);
  const seen = useWords(settingSubjectsWords).seen;
  const key = form.values.setting_key.trim();
  return (
    <Stack>
      <TextInput
        label={label("setting_key")}
        withAsterisk
        aria-required
        disabled={!isNew}
        maw={360}
        autoCapitalize="none"
        spellCheck={false}
        styles={isNew ? {} : { input: { opacity: 1, color: "var(--mantine-color-text)" } }}
        {...form.getInputProps("setting_key")}
      />
      {!isNew && <Text size="sm">{seen[subjectOf(key)]}</Text>}
      <Select
        label={label("setting_group")}
        data={options("setting_group")}
        allowDeselect={false}
        maw={360}
        {...form.getInputProps("setting_group")}
      />
      <Translated form={form} name="label" label={label("label")} />
      <ValueFields form={form} all={all} settingKey={key} />
    </Stack>
  );
}

/** What can be filled in is what is shown: a file, one value, words in two languages; for own keys all of them. */
function ValueFields({ form, all, settingKey }: Omit<Props, "isNew"> & { settingKey: string }) {
  const t = useWords(settingsAdminWords);
  const { label } = useContentLabels(settings);
  if (fileKind(settingKey)) return <SingleFile form={form} />;
  if (hasOneValue(settingKey)) return <SingleValue form={form} all={all} settingKey={settingKey} />;
  const texts = <Translated form={form} name="setting_value" label={label("setting_value")} area />;
  if (kindOf(settingKey) === "words")
    return (
      <div>
        {texts}
        <Text size="sm" c="dimmed" mt={4}>
          {t.wordsHint} {isNeeded(settingKey) ? t.neededHint : t.blankHint}
        </Text>
      </div>
    );
  return (
    <>
      <TextInput label={label("value")} description={t.valueHint} {...form.getInputProps("value")} />
      <SettingPreview value={form.values.value} label={label("value")} />
      {texts}
    </>
  );
}

function SingleFile({ form }: Pick<Props, "form">) {
  const { setting_key, value, file } = form.values;
  return (
    <SettingFileField
      kind={fileKind(setting_key.trim()) ?? "picture"}
      stored={value}
      chosen={file}
      error={form.errors.file ?? form.errors.value}
      onChange={({ path, file }) => {
        form.setValues({ value: path, file });
        form.clearFieldError("file");
        form.clearFieldError("value");
      }}
    />
  );
}

function SingleValue({ form, all, settingKey }: Omit<Props, "isNew"> & { settingKey: string }) {
  const t = useWords(settingsAdminWords);
  const { label } = useContentLabels(settings);
  const kind = kindOf(settingKey) ?? "text";
  const hints: Partial<Record<string, string>> = t.hints;
  const hint = hints[kind] ?? (isNeeded(settingKey) ? t.neededHint : t.blankHint);
  const warning = accountWarning(settingKey, form.values.value, all);
  const below = (
    <>
      {warning && (
        <Alert color="yellow" mt="xs" role="status">
          {t[warning]}
        </Alert>
      )}
      {kind === "company-id" && <StoreFromRegister companyId={form.values.value} all={all} />}
    </>
  );
  return (
    <OneValueField
      form={form}
      path="value"
      settingKey={settingKey}
      label={label("value")}
      description={`${t.oneValueHint} ${hint}`}
      below={below}
    />
  );
}

/** Account and IBAN are two settings: while one is changed, the other may still be of the old account. */
function accountWarning(
  key: string,
  typed: string,
  all: readonly Setting[],
): "otherIban" | "otherAccount" | null {
  const value = tidied(key, typed);
  if (value === "" || valueError(key, value)) return null;
  const stored = (other: string) => all.find(({ setting_key }) => setting_key === other)?.value ?? "";
  if (key === "bank_account" && !ibanFits(stored("bank_iban"), value)) return "otherIban";
  if (key === "bank_iban" && !ibanFits(value, stored("bank_account"))) return "otherAccount";
  return null;
}
