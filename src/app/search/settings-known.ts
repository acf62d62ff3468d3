import type { SettingKey } from "#features/settings/index.ts";
import type { Both } from "#kit/contract/language/language.ts";

/** What people call a setting beside its label. */
export const settingsKnown: Partial<Record<SettingKey, Both<string>>> = {
  bank_account: { en: "account number, bank", cs: "číslo účtu, banka" },
  bank_iban: { en: "IBAN, bank", cs: "IBAN, banka" },
  company_id: { en: "IČO, company number", cs: "IČO, firma" },
  vat_id: { en: "DIČ, VAT", cs: "DIČ, DPH" },
  vat_rate: { en: "VAT payer", cs: "plátce DPH, sazba" },
  contact_phone: { en: "telephone number", cs: "telefonní číslo" },
  contact_address: { en: "where we are", cs: "kde jsme, sídlo" },
  opening_hours: { en: "when we are open", cs: "provozní doba, kdy máme otevřeno" },
  orders_email: { en: "where new orders are sent", cs: "kam chodí objednávky" },
  hero_video_path: { en: "film of the home page", cs: "film na úvodní stránce" },
  menu_header: { en: "links at the top of the site", cs: "odkazy nahoře na webu" },
  cancel_unpaid_days: { en: "cancel unpaid orders", cs: "rušení nezaplacených objednávek" },
};
