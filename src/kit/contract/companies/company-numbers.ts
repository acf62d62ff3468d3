import type { Both } from "../language/language.ts";

/** The numbers by which firms are known to Czech authorities. Pure: form and server judge alike. */

/** Without the spaces that people put between the digits; letters become capitals. */
export function plainNumber(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/** True for an IČO: eight digits, the last of which checks the others (weights 8 to 2, modulo 11). */
export function isCompanyId(text: string): boolean {
  const digits = plainNumber(text);
  if (!/^\d{8}$/.test(digits) || /^0+$/.test(digits)) return false;
  const sum = [...digits.slice(0, 7)].reduce((all, digit, place) => all + Number(digit) * (8 - place), 0);
  return (11 - (sum % 11)) % 10 === Number(digits[7]);
}

/**
 * Whether a buyer's company number is an IČO: of Czech and Slovak firms, told by the VAT number, else by the country (ISO
 * code; the Czech Republic where none is known). Other countries have numbers of their own, with letters and signs.
 */
export function hasIco({ country = "CZ", vatId }: { country?: string | undefined; vatId: string }): boolean {
  const prefix = /^[A-Z]{2}/.exec(plainNumber(vatId))?.[0];
  return ["CZ", "SK"].includes(prefix ?? country);
}

/** A company number as it is kept: an IČO without spaces, any other as it was typed. */
export function companyNumber(text: string): string {
  return isCompanyId(text) ? plainNumber(text) : text.replace(/\s+/g, " ").trim();
}

/** True for what looks like a DIČ: `CZ` and 8 to 10 digits, or the VAT number of another country. */
export function isVatId(text: string): boolean {
  const number = plainNumber(text);
  if (/^(CZ|SK)/.test(number)) return /^(CZ\d{8,10}|SK\d{10})$/.test(number);
  return /^[A-Z]{2}(?=.*\d)[A-Z\d+*.-]{2,18}$/.test(number);
}

/** What is wrong, in words for the form and for the API. */
export const COMPANY_ERRORS = {
  name: {
    en: "Please fill in the name of the company.",
    cs: "Vyplňte prosím název firmy.",
  },
  number: {
    en: "Please fill in the company number (IČO) or the VAT number (DIČ).",
    cs: "Vyplňte prosím IČO nebo DIČ.",
  },
  companyId: {
    en: "This is not a valid company number (IČO). It should have 8 digits; please check them.",
    cs: "Toto není platné IČO. Má mít 8 číslic, zkontrolujte je prosím.",
  },
  vatId: {
    en: "This is not a VAT number (DIČ). A Czech one looks like CZ12345678.",
    cs: "Toto není DIČ. České vypadá jako CZ12345678.",
  },
} as const satisfies Record<string, Both<string>>;
