import { type Both, byLocale, type Language } from "../language/language.ts";

/** Money is whole haléře (1/100 CZK) inside; JSON and screens have CZK as a decimal number. */
export type Halere = number;

/** CZK as a decimal number -> haléře. Throws RangeError for what is no amount of money. */
export function toHalere(czk: number): Halere {
  const halere = Math.round(czk * 100);
  if (!Number.isSafeInteger(halere)) throw new RangeError(`not an amount of money: ${czk}`);
  return halere;
}

export function toCzk(halere: Halere): number {
  return halere / 100;
}

/** To whole crowns, the smallest coin: half of one goes up. */
export function roundedToCrowns(halere: Halere): Halere {
  return Math.round(halere / 100) * 100;
}

/**
 * An amount of CZK as people type and paste it: `99,50`, `99.5`, `1 234,50`, `1,234.50`, `1.234,50 Kč`, `99,-`.
 * Null for what is not an amount or could be read in two ways: `1,234` may be 1.234 or 1234.
 */
export function parseMoney(text: string): number | null {
  if (text.length > LONGEST_AMOUNT) return null;
  const bare = text
    .trim()
    .replace(/^(?:CZK|Kč)|(?:CZK|Kč)$/i, "")
    .trim()
    .replace(/[.,](?:-{1,2}|[–—])?$/, "");
  const match = AMOUNTS.map((amount) => amount.exec(bare)).find(Boolean);
  if (!match) return null;
  const [, whole = "", decimals = ""] = match;
  return Number(`${whole.replace(/\D/g, "")}.${decimals}`);
}

/** Characters. Nobody types more, and what nobody types is not looked into. */
const LONGEST_AMOUNT = 60;

/** Digits, or groups of them after spaces, points or commas. `1,234` matches none: it may be a decimal. */
const AMOUNTS = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^()[.,](\d{1,2})$/,
  /^(\d{1,3}(?:\s\d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
];

/** CZK as it stands in a field: `99,50` or `99.50`, `5000`. */
export function typedMoney(czk: number, language: Language): string {
  const text = Number.isInteger(czk) ? String(czk) : czk.toFixed(2);
  return language === "cs" ? text.replace(".", ",") : text;
}

const crowns = (minimumFractionDigits: number) =>
  byLocale(
    (locale) =>
      new Intl.NumberFormat(locale, {
        style: "currency",
        currency: "CZK",
        minimumFractionDigits,
        maximumFractionDigits: 2,
      }),
  );
const [WHOLE, EXACT] = [crowns(0), crowns(2)];
const PLAIN = byLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** With the minus sign of print in place of the hyphen: for what people read, never for a file of a machine. */
export const withMinus = (amount: string): string => amount.replace("-", "\u2212");

/** `5 000 Kč` in Czech, `CZK 5,000` in English; haléře are shown only where there are some. */
export function formatMoney(czk: number, language: Language): string {
  return withMinus((Number.isInteger(czk) ? WHOLE : EXACT)(language).format(czk));
}

const FREE: Both<string> = { en: "free", cs: "zdarma" };

/** What something costs, as a customer reads it: `5 000 Kč`, and `zdarma` for nothing. */
export function formatPrice(czk: number, language: Language): string {
  return czk === 0 ? FREE[language] : formatMoney(czk, language);
}

/** Always two decimals, as the back office shows money: `5 000,00 Kč`, `5,000.00 Kč`. */
export function formatMoneyExact(czk: number, language: Language): string {
  return `${withMinus(PLAIN(language).format(czk))}\u00a0Kč`;
}

/** Always two decimals, as documents show money to customers: `5 000,00 Kč`, `CZK 5,000.00`. */
export function formatMoneyInFull(czk: number, language: Language): string {
  return withMinus(EXACT(language).format(czk));
}
