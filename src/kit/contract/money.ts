import { type Language, LOCALE } from "./language.ts";

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

const formats = new Map<string, Intl.NumberFormat>();

function format(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language}${decimals}`;
  let found = formats.get(key);
  if (!found) {
    found = new Intl.NumberFormat(LOCALE[language], {
      style: "currency",
      currency: "CZK",
      currencyDisplay: language === "cs" ? "symbol" : "code",
      minimumFractionDigits: decimals,
      maximumFractionDigits: 2,
    });
    formats.set(key, found);
  }
  return found;
}

/** `5 000 Kč` in Czech, `CZK 5,000` in English; haléře are shown only where there are some. */
export function formatMoney(czk: number, language: Language): string {
  return format(language, Number.isInteger(czk) ? 0 : 2).format(czk);
}

/** Always two decimals, as the back office shows money: `5 000,00 Kč`, `5,000.00 Kč`. */
export function formatMoneyExact(czk: number, language: Language): string {
  const number = new Intl.NumberFormat(LOCALE[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${number.format(czk)}\u00a0Kč`;
}
