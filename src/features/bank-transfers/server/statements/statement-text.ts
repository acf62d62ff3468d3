import { parseMoney, toHalere } from "#kit/contract/money/money.ts";
import { StatementError } from "./statement-error.ts";

/** Reading the texts of bank statements. Pure, and linear in the length of what it is given. */

/** No amount, currency or day is longer: what is longer is not looked at. */
const LONGEST_VALUE = 40;

/** `1 234,56`, `-1.234,50 Kč`, `+100`, `100,00-`, `(100,00)` as hundredths. Throws StatementError: an amount is never guessed. */
export function hundredths(text: string, line?: number): number {
  return amountIn(text, line).amount;
}

/** An amount with the currency that is written beside it; the currency is blank where none is. Throws StatementError. */
export function amountIn(text: string, line?: number): { amount: number; currency: string } {
  // Bookkeepers write what left in brackets.
  const written = text.trim().replace(/^\(([^()-]{1,40})\)$/, "-$1");
  if (written.length > LONGEST_VALUE) throw new StatementError("unreadable", line);
  // A currency is a few letters at one end, so that nobody has to look for where a long word begins.
  const currency = /^[\p{L}€$]{1,9}|(?<![\p{L}€$])[\p{L}€$]{1,9}\.?$/u.exec(written)?.[0] ?? "";
  const bare = written.replace(currency, "").trim();
  const minus = /^[-\u2010-\u2013\u2212]|(?<=\d)[-\u2212]$/u;
  const digits = bare.replace(minus, "").replace(/^\+/, "").trim();
  // Some write an apostrophe between thousands.
  const value = parseMoney(digits.replace(/(?<=\d)['\u2019](?=\d{3})/g, " "));
  if (value === null || !Number.isSafeInteger(Math.round(value * 100)))
    throw new StatementError("unreadable", line);
  const amount = (minus.test(bare) ? -1 : 1) * toHalere(value) || 0;
  return { amount, currency: currency ? currencyOf(currency, line) : "" };
}

const AS_PEOPLE_WRITE: Record<string, string> = {
  "": "CZK",
  KČ: "CZK",
  KC: "CZK",
  "KČ.": "CZK",
  "€": "EUR",
  $: "USD",
};

/** `CZK`, `czk`, `Kč` as the three letters of ISO 4217, crowns where nothing is written. Throws StatementError. */
export function currencyOf(text: string, line?: number): string {
  const written = text.trim().slice(0, LONGEST_VALUE).toUpperCase();
  const code = AS_PEOPLE_WRITE[written] ?? written;
  if (!/^[A-Z]{3}$/.test(code)) throw new StatementError("unreadable", line);
  return code;
}

/**
 * `2026-05-20`, `2026-05-20T10:00:00+02:00`, `20260520`, `20.05.2026`, `20. 5. 2026 08:58`, `20/05/2026`, `20-05-2026`,
 * `20.5.26` as YYYY-MM-DD. Throws StatementError.
 */
export function dayOf(text: string, line?: number): string {
  const written = text.trim().slice(0, LONGEST_VALUE);
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})([-./]?)(\d{2})\2(\d{2})(?:[T+Z ].*)?$/.exec(written)?.toSpliced(2, 1) ?? [];
  const [, day, month, year] =
    /^(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4}|\d{2})(?:[\sT].*)?$/.exec(written) ?? [];
  return calendarDay(
    isoYear ?? (year?.length === 2 ? `20${year}` : year),
    isoMonth ?? month,
    isoDay ?? day,
    line,
  );
}

/** `200526` of a fixed-width record; throws StatementError. */
export function dayOfSixDigits(text: string, line?: number): string {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  return calendarDay(year && `20${year}`, month, day, line);
}

function calendarDay(year = "", month = "", day = "", line?: number): string {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written)
    throw new StatementError("unreadable", line);
  return written;
}

/**
 * `0042` -> `42`; without what no symbol has: the apostrophe that keeps a table's program from reckoning, `VS:` before
 * it, the decimals that such a program gives it, spaces between its digits.
 */
export function symbolIn(text: string): string {
  const bare = text.trim().replace(/^'/, "").replace(/'$/, "").trim();
  const [, digits = bare] =
    /^(?:VS)?[ \u00a0:./]{0,3}(\d[\d \u00a0]{0,12}?)(?:[.,]0{1,2})?$/i.exec(bare) ?? [];
  return digits.replace(/[ \u00a0]/g, "").replace(/^0+(?=\d)/, "");
}
