import { vatRate } from "#features/settings/index.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Seller } from "../seller.ts";

/** What a seller is made of. */
export const SELLER_KEYS = [
  "company_name",
  "company_address",
  "company_id",
  "vat_id",
  "vat_rate",
  "bank_account",
  "bank_iban",
  "bank_bic",
  "team_name",
  "contact_email",
  "contact_phone",
  "company_register",
  "orders_email",
] as const;

/** The shop as its settings describe it, and where customers' answers go. Blank where nothing is set. */
export async function sellerOf(db: Database, language: Language): Promise<{ seller: Seller; inbox: string }> {
  return sellerFrom(await settingTexts(db, SELLER_KEYS, language));
}

/** The same from texts that were read already. */
export function sellerFrom(texts: Record<(typeof SELLER_KEYS)[number], string>): {
  seller: Seller;
  inbox: string;
} {
  const seller = {
    name: texts.company_name || texts.team_name,
    address: texts.company_address,
    company_id: texts.company_id,
    vat_id: texts.vat_id,
    vat_rate: vatRate(texts.vat_rate),
    account: texts.bank_account,
    iban: texts.bank_iban,
    bic: texts.bank_bic,
    brand: texts.team_name,
    email: texts.contact_email,
    phone: texts.contact_phone,
    register: texts.company_register,
  };
  return { seller, inbox: texts.orders_email || texts.contact_email };
}
