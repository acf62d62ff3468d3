import type { Language } from "../language/language.ts";

/** The country of an address in one line. Pure. */

/** Whose names are known: the European Union, its neighbours, and where else a guest may come from. */
export const COUNTRIES =
  "CZ SK DE AT PL HU SI HR IT FR ES PT BE NL LU DK SE FI NO IS IE GB CH LI EE LV LT RO BG GR CY MT UA RS US CA".split(
    " ",
  );

/** Languages in which people write the name of their country, or of one that they order from. */
const LANGUAGES = "cs en sk de pl hu sl hr it fr es pt nl da sv fi nb et lv lt ro bg el uk sr".split(" ");

/** As they stand on letters before the code: `A-1010 Wien`. */
const LETTERS: Record<string, string> = { A: "AT", D: "DE", F: "FR", I: "IT", H: "HU", B: "BE", L: "LU" };
const ALIASES: Record<string, string> = {
  "ceska republika": "CZ",
  "czech republic": "CZ",
  "slovenska republika": "SK",
  "slovak republic": "SK",
  nsr: "DE",
  holandsko: "NL",
  holland: "NL",
  usa: "US",
  uk: "GB",
  anglie: "GB",
  england: "GB",
};

/** `SW1A 2AA`: no other country writes its codes like this. */
const BRITISH_CODE = /(?:^|[\s,])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?=\s|,|$)/i;

let names: Map<string, string> | undefined;

/**
 * `Hlavná 5, Bratislava, 811 01, Slovensko` -> `SK` and the address without it. Where no country is written, the
 * firm's VAT number tells it, or a Slovak postal code (they begin with 0, 8 or 9, Czech ones never do); else `CZ`.
 */
export function splitCountry(address: string, vatId = ""): { rest: string; country: string } {
  const written = writtenCountry(address);
  if (written) return written;
  const registered = vatId.slice(0, 2).toUpperCase().replace("EL", "GR");
  if (COUNTRIES.includes(registered)) return { rest: address, country: registered };
  const isSlovak = /(?:^|[\s,])[089]\d{2} ?\d{2}(?=\s|,|$)/.test(address);
  return { rest: address, country: isSlovak ? "SK" : "CZ" };
}

/**
 * Where an order goes: the country that its address says, whatever was chosen beside it; else the one that was
 * chosen; else what `splitCountry` makes of the address.
 */
export function destinationOf(address: string, chosen?: string): string {
  return writtenCountry(address)?.country ?? chosen ?? splitCountry(address).country;
}

/** The address with the name of another country at its end, where it does not stand in it. */
export function withCountry(address: string, country: string, language: Language): string {
  if (country === "CZ" || splitCountry(address).rest !== address) return address;
  return `${address}, ${countryIn(country, language)}`;
}

/**
 * An address as it is written on a letter: `Dlouhá 12, Ústí nad Labem, 40001` -> `Dlouhá 12, 400 01 Ústí nad Labem`.
 * It is stored as the requirements say; what is no Czech or Slovak code stays where it is.
 */
export function postalAddressLine(address: string): string {
  const parts = address.split(",").map((part) => part.trim());
  const at = parts.findLastIndex((part) => /^\d{3}[ \u00a0]?\d{2}$/.test(part));
  const town = parts[at - 1];
  if (at < 2 || !town || !/\p{L}/u.test(town)) return address;
  const digits = (parts[at] ?? "").replace(/\D/g, "");
  parts.splice(at - 1, 2, `${digits.slice(0, 3)}\u00a0${digits.slice(3)} ${town}`);
  return parts.join(", ");
}

/** The name of a country for customers. */
export function countryIn(code: string, language: Language): string {
  if (code === "CZ") return language === "cs" ? "Česká republika" : "Czech Republic";
  return new Intl.DisplayNames(language, { type: "region" }).of(code) ?? code;
}

/** A country that an address names, or that its postal code can only belong to. */
function writtenCountry(address: string): { rest: string; country: string } | null {
  const parts = address.split(/[,\n]/).map((part) => part.trim());
  for (let i = parts.length - 1; i > 0; i--) {
    const country = countryNamed(parts[i] ?? "");
    if (country) return { rest: parts.filter((_, index) => index !== i).join(", "), country };
  }
  const prefix = /(?:^|[\s,])([A-Z]{1,2})-(?=\d{3})/.exec(address)?.[1] ?? "";
  const prefixed = LETTERS[prefix] ?? (COUNTRIES.includes(prefix) ? prefix : undefined);
  if (prefixed) return { rest: address, country: prefixed };
  return BRITISH_CODE.test(address) ? { rest: address, country: "GB" } : null;
}

/** The name of a country in Czech, as it stands on papers. */
export function countryName(code: string): string {
  return countryIn(code, "cs");
}

function countryNamed(text: string): string | undefined {
  if (/^[A-Z]{2}$/.test(text)) return COUNTRIES.find((code) => code === text);
  names ??= knownNames();
  return names.get(folded(text));
}

function knownNames(): Map<string, string> {
  const known = new Map(Object.entries(ALIASES));
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: "region" });
    for (const code of COUNTRIES) known.set(folded(display.of(code) ?? code), code);
  }
  return known;
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f.]/g, "")
    .toLowerCase();
}
