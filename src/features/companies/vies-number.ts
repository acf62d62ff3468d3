import { isVatId, plainNumber } from "#kit/contract/companies/company-numbers.ts";

/** Countries as VIES calls them: the European Union, Greece as EL, and XI for Northern Ireland. */
const COUNTRIES = "AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI".split(
  " ",
);

/** `gr 123456789` -> `{ country: "EL", number: "123456789" }`; null for what VIES can't be asked. Pure. */
export function viesNumber(vatId: string): { country: string; number: string } | null {
  const plain = plainNumber(vatId);
  const prefix = plain.slice(0, 2);
  const country = prefix === "GR" ? "EL" : prefix;
  return isVatId(plain) && COUNTRIES.includes(country) ? { country, number: plain.slice(2) } : null;
}
