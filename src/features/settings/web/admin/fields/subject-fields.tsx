import { Button, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { ibanFits, ibanInFours, ibanOf } from "#kit/contract/money/bank-numbers.ts";
import { Translated } from "#kit/web/editor/fields/translated.tsx";
import type { UploadValue } from "#kit/web/editor/form-data.ts";
import { useWords } from "#kit/web/language/words.ts";
import { fileKind, isNeeded, kindOf } from "../../../setting-defaults.ts";
import type { Setting, SubjectSettings } from "../../../settings.contract.ts";
import { CompanyFromRegister } from "../company-from-register.tsx";
import { settingsAdminWords } from "../settings-admin.words.ts";
import { type SubjectValues, typedSettings } from "../subject-form.ts";
import { OneValueField } from "./one-value-field.tsx";
import { SettingFileField } from "./setting-file-field.tsx";

interface Props {
  form: UseFormReturnType<SubjectValues>;
  record: SubjectSettings;
}

/** Subjects that no page shows: where e-mails and reminders go, and the menus, which are never blank. */
const UNSHOWN = ["menu", "mail", "orders", "newsletter"];

/** All settings of a subject as fields, in their order. */
export function SubjectFields({ form, record }: Props) {
  const t = useWords(settingsAdminWords);
  return (
    <Stack>
      {!UNSHOWN.includes(record.id) && (
        <Text size="sm" c="dimmed">
          {t.blankFields}
        </Text>
      )}
      {record.settings.map((setting) => (
        <Field key={setting.setting_key} form={form} record={record} setting={setting} />
      ))}
    </Stack>
  );
}

function Field({ form, record, setting }: Props & { setting: Setting }) {
  const t = useWords(settingsAdminWords);
  const { setting_key: key, label } = setting;
  const file = fileKind(key);
  if (file) {
    const { path, file: chosen } = form.values[key] as UploadValue;
    return (
      <SettingFileField
        kind={file}
        label={label}
        stored={path ?? ""}
        chosen={chosen}
        error={form.errors[key]}
        onChange={(value) => form.setFieldValue(key, value)}
      />
    );
  }
  const kind = kindOf(key) ?? "text";
  const needed = isNeeded(key) ? t.neededHint : undefined;
  if (kind === "words")
    return (
      <div>
        <Translated
          form={form}
          name={key}
          label={label}
          area={LONG.test(key)}
          once={SAME.test(key)}
          pathOf={(language) => `${key}.${language}`}
        />
        {needed && (
          <Text size="xs" c="dimmed" mt={4}>
            {needed}
          </Text>
        )}
      </div>
    );
  const own: Partial<Record<string, string>> = t.keyHints;
  const hints: Partial<Record<string, string>> = t.fieldHints;
  return (
    <OneValueField
      form={form}
      path={key}
      settingKey={key}
      label={label}
      description={own[key] ?? hints[kind] ?? needed}
      below={<Help form={form} record={record} settingKey={key} />}
    />
  );
}

/** Texts of several lines. */
const LONG = /description|story|mission|register|address|hours/;

/** Addresses and registers, which mostly read the same in both languages. */
const SAME = /address|register/;

/** What other fields or a register know of a value, ready to be filled in. */
function Help({ form, record, settingKey }: Props & { settingKey: string }) {
  const t = useWords(settingsAdminWords);
  const typed = (key: string) => String(form.values[key] ?? "");
  if (settingKey === "company_id")
    return (
      <CompanyFromRegister
        companyId={typed(settingKey)}
        all={typedSettings(record, form.values)}
        action={t.register.fill}
        onTake={(changes) => {
          for (const { setting, value } of changes) {
            const isWords = kindOf(setting.setting_key) === "words";
            form.setFieldValue(setting.setting_key, isWords ? { en: value, cs: value } : value);
          }
        }}
      />
    );
  if (settingKey !== "bank_iban") return null;
  const iban = ibanOf(typed("bank_account"));
  if (!iban || (typed(settingKey) && ibanFits(typed(settingKey), typed("bank_account")))) return null;
  return (
    <Button mt="xs" size="sm" variant="default" onClick={() => form.setFieldValue(settingKey, iban)}>
      {t.fillIban(ibanInFours(iban))}
    </Button>
  );
}
