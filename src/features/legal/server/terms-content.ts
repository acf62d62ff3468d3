import { VOUCHER_MONTHS, voucherValidity } from "#features/products/index.ts";
import { vatRate } from "#features/settings/index.ts";
import type { Language } from "#kit/contract/language.ts";
import { LEGAL_NAMES } from "../legal-names.ts";
import { type LegalPart, legalSentence } from "../legal-text.ts";
import { LEGAL_SINCE, TERMS } from "../terms.ts";

/** The terms as they stood at one moment: what a customer agreed to, whatever they say later. */
export interface TermsContent {
  language: Language;
  title: string;
  /** YYYY-MM-DD from which they hold. */
  since: string;
  seller: [label: string, value: string][];
  parts: LegalPart[];
}

/** What the terms say of the seller. */
export const TERMS_KEYS = [
  "company_name",
  "company_address",
  "company_id",
  "company_register",
  "vat_id",
  "vat_rate",
  "team_name",
  "contact_email",
  "contact_phone",
  "contact_address",
] as const;

/** The terms of now with the seller as the settings say, and every name in its place. */
export function termsFrom(
  settings: Record<(typeof TERMS_KEYS)[number], string>,
  language: Language,
): TermsContent {
  const names = LEGAL_NAMES[language];
  const company = settings.company_name || settings.team_name;
  const address = settings.company_address || settings.contact_address;
  const known: Record<string, string> = {
    email: settings.contact_email,
    phone: settings.contact_phone,
    address,
  };
  const stands: Record<string, string> = {
    ...names,
    company,
    address,
    email: settings.contact_email || address || names.contactForm,
    phone: settings.contact_phone,
    vat: vatRate(settings.vat_rate) === null ? names.withoutVat : names.withVat,
    validity: voucherValidity(VOUCHER_MONTHS, language),
  };
  const filled = (text: string) =>
    legalSentence(text, (name) => known[name] === "")
      .map((part, place) => (place % 2 === 0 ? part : (stands[part] ?? "")))
      .join("");
  return {
    language,
    title: names.terms,
    since: LEGAL_SINCE,
    seller: (
      [
        [names.company, company],
        [names.address, address],
        [names.companyId, settings.company_id],
        [names.register, settings.company_register],
        [names.vatId, settings.vat_id],
        [names.email, settings.contact_email],
        [names.phone, settings.contact_phone],
      ] as [string, string][]
    ).filter(([, value]) => value),
    parts: Object.values(TERMS[language]).map(({ title, body }) => ({
      title,
      body: body.map((block) => (typeof block === "string" ? filled(block) : block.map(filled))),
    })),
  };
}
