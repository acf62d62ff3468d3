import { Alert, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useVatCheck, useVatText } from "#features/companies/web/index.ts";
import { ibanFits } from "#kit/contract/bank-numbers.ts";
import { UrlField } from "#kit/web/editor/fields/url-field.tsx";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/words.ts";
import { isNeeded, kindOf } from "../../setting-defaults.ts";
import { tidied, valueError } from "../../setting-rules.ts";
import { settings } from "../../settings.content.ts";
import type { Setting } from "../../settings.contract.ts";
import { CompanyFromRegister } from "./company-from-register.tsx";
import type { SettingValues } from "./setting-values.ts";
import { settingsAdminWords } from "./settings-admin.words.ts";

const INPUTS = {
  email: { type: "email", inputMode: "email" },
  phone: { type: "tel", inputMode: "tel" },
  "vat-rate": { inputMode: "decimal" },
  days: { inputMode: "numeric" },
  "company-id": { inputMode: "numeric" },
} as const;

interface Props {
  form: UseFormReturnType<SettingValues>;
  /** All settings as they are stored. */
  all: readonly Setting[];
}

/** The one value of a built-in key, the same in both languages. */
export function OneValueField({ form, all }: Props) {
  const t = useWords(settingsAdminWords);
  const { label } = useContentLabels(settings);
  const key = form.values.setting_key.trim();
  const kind = kindOf(key) ?? "text";
  const hints: Partial<Record<string, string>> = t.hints;
  const props = {
    label: label("value"),
    description: `${t.oneValueHint} ${hints[kind] ?? (isNeeded(key) ? t.neededHint : t.blankHint)}`,
  };
  const vatText = useVatText(useVatCheck(kind === "vat-id" ? form.values.value : ""));
  if (kind === "url") return <UrlField form={form} path="value" placeholder="https://" {...props} />;
  const input = kind in INPUTS ? INPUTS[kind as keyof typeof INPUTS] : {};
  const warning = accountWarning(key, form.values.value, all);
  return (
    <div>
      <TextInput {...props} {...input} {...form.getInputProps("value")} />
      {warning && (
        <Alert color="yellow" mt="xs" role="status">
          {t[warning]}
        </Alert>
      )}
      {kind === "company-id" && <CompanyFromRegister companyId={form.values.value} all={all} />}
      {vatText && (
        <Text size="sm" mt="xs" role="status">
          {vatText}
        </Text>
      )}
    </div>
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
