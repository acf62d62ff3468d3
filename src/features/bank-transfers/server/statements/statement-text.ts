import { parseMoney, toHalere } from "#kit/contract/money/money.ts";
import { StatementError } from "./statement-error.ts";

/** Reading the texts of bank statements. Pure. */

/** The bytes as text: by their byte order mark, as UTF-8 where they are, else as windows-1250, which Czech banks use. */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

/** `1 234,56`, `-1.234,50 Kč`, `+100` as hundredths. Throws StatementFault: an amount is never guessed. */
export function hundredths(text: string, line?: number): number {
  const [, sign = "", amount = ""] = /^\s*([+\-\u2212]?)\s*(.+)$/.exec(text) ?? [];
  const value = parseMoney(amount);
  if (value === null || !Number.isSafeInteger(Math.round(value * 100)))
    throw new StatementError("unreadable", line);
  return (sign === "" || sign === "+" ? 1 : -1) * toHalere(value) || 0;
}

const AS_PEOPLE_WRITE: Record<string, string> = { "": "CZK", KČ: "CZK", KC: "CZK", "€": "EUR", $: "USD" };

/** `CZK`, `czk`, `Kč` as the three letters of ISO 4217, crowns where nothing is written. Throws StatementFault. */
export function currencyOf(text: string, line?: number): string {
  const written = text.trim().toUpperCase();
  const code = AS_PEOPLE_WRITE[written] ?? written;
  if (!/^[A-Z]{3}$/.test(code)) throw new StatementError("unreadable", line);
  return code;
}

/** `2026-05-20`, `2026-05-20T10:00:00+02:00`, `20.05.2026`, `20. 5. 2026`, `20/05/2026` as YYYY-MM-DD; throws StatementFault. */
export function dayOf(text: string, line?: number): string {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{2})-(\d{2})(?:[T+Z ].*)?$/.exec(text.trim()) ?? [];
  const [, day, month, year] = /^(\d{1,2})[./]\s?(\d{1,2})[./]\s?(\d{4})(?: .*)?$/.exec(text.trim()) ?? [];
  return calendarDay(isoYear ?? year, isoMonth ?? month, isoDay ?? day, line);
}

/** `200526` of a fixed-width record; throws StatementFault. */
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
