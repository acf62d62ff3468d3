import { Alert, Button, Stack, Text } from "@mantine/core";
import { useCompany, useCompanyText } from "#features/companies/web/index.ts";
import type { Api } from "#kit/web/api/api.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { Setting, SettingsEndpoints } from "../../settings.contract.ts";
import { shownSetting } from "../../shown-settings.ts";
import { settingsAdminWords } from "./settings-admin.words.ts";

interface Props {
  companyId: string;
  /** All settings, as they are stored or typed. */
  all: readonly Setting[];
  /** What the button says. */
  action: string;
  isBusy?: boolean;
  error?: Error | null;
  onTake: (changes: RegisterChange[]) => void;
}

/** A setting with the value that the register has for it. */
export interface RegisterChange {
  setting: Setting;
  value: string;
}

/** What ARES says of the seller's number, and a button that takes name, seat and VAT number as they are there. */
export function CompanyFromRegister({ companyId, all, action, isBusy = false, error, onTake }: Props) {
  const t = useWords(settingsAdminWords);
  const { language } = useLanguage();
  const answer = useCompany(companyId);
  const text = useCompanyText(answer);
  const company = answer?.kind === "found" ? answer.company : null;
  const wanted = company
    ? { company_name: company.name, company_address: company.address, vat_id: company.vat_id }
    : {};
  const changes = all.flatMap((setting) => {
    const value = (wanted as Record<string, string>)[setting.setting_key];
    return value && value !== shownSetting(setting, "cs") ? [{ setting, value }] : [];
  });
  if (text === "") return null;
  return (
    <Alert color={company && !company.ended_on ? "gray" : "yellow"} mt="xs" role="status">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{text}</Text>
        {changes.map(({ setting, value }) => (
          <Text key={setting.setting_key} size="sm">
            {t.register.change(setting.label, shownSetting(setting, language) || t.noValue, value)}
          </Text>
        ))}
        {changes.length > 0 && (
          <Button size="sm" variant="default" loading={isBusy} onClick={() => onTake(changes)}>
            {action}
          </Button>
        )}
        {company && changes.length === 0 && <Text size="sm">{t.register.same}</Text>}
        {error && <Text size="sm">{t.failedToSave(messageOf(error))}</Text>}
      </Stack>
    </Alert>
  );
}

/** The same in the form of the number alone: the other settings are stored at once. */
export function StoreFromRegister({ companyId, all }: Pick<Props, "companyId" | "all">) {
  const t = useWords(settingsAdminWords);
  const store = useWrite(async (api, changes: RegisterChange[]) => {
    for (const change of changes) await put(api, change);
  });
  return (
    <CompanyFromRegister
      companyId={companyId}
      all={all}
      action={t.register.store}
      isBusy={store.isPending}
      error={store.error}
      onTake={(changes) => store.mutate(changes)}
    />
  );
}

/** Stores one of them, unless somebody else has changed it meanwhile. */
function put(api: Api, { setting, value }: RegisterChange) {
  const { id, setting_key, updated_at } = setting;
  const both = { en: { setting_value: value }, cs: { setting_value: value } };
  const change = setting_key === "company_address" ? { translations: both } : { value };
  return id === null
    ? api.of<SettingsEndpoints>()("POST /settings", { body: { setting_key, ...change } })
    : api.basedOn(updated_at).of<SettingsEndpoints>()("PUT /settings/:id", { params: { id }, body: change });
}
