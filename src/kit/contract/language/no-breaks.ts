import type { Both, Language } from "#kit/contract/language/language.ts";

const LONELY = /(^|[\s(„>])([kvszouai]) (?=\S)/gi;
/** A number and its unit, and that of an act. */
const MEASURED = /(?<=\d) (?=(?:km\/h|km|kg|g|cm|mm|m|Nm|min|Kč|%|Sb\.)(?![\p{L}\d]))/gu;
/** The thousands of "3 200", the groups of "+420 777 000 117", and the sides of "15 × 8 × 8". */
const GROUPED = /(?<=\d) (?=\d{3}(?!\d)|×\s\d)|(?<=\d\s×) (?=\d)/g;
/** The Czech postal code of "Jánská 5, 470 01" and before a comma; one piece with its town, "470 01 Česká Lípa", "170 00 Praha 7". */
const POSTAL =
  /(?<=(?<!\d)\d{3}) (?=\d{2}(?: \p{Lu}|,|$))|(?<=(?<!\d)\d{3}\s\d{2}) (?=\p{Lu})|(?<=(?<!\d)\d{3}\s\d{2} \p{Lu}\p{L}{1,40}) (?=\p{Lu}|\d{1,2}(?!\d))/gu;
/** The day and the month of "24. 11. 2026" and "8. prosince". */
const DAY =
  /(\d\.) (?=\d{1,2}\.|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince)/g;
/** The same of "24 Nov 2026" and "8 December 2026". */
const ENGLISH_DAY = /(?<!\d)(\d{1,2}) (?=(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4})/g;
/** What stands before its number: "CZK 2,000", "č. 89/2012", "No. 89/2012", "(EU) 2019/882", "§ 35". */
const NUMBERED = /(?<=(?:^|[\s(])(?:CZK|č\.|No\.|\(?EU\)|§)) (?=\d)/g;
/** "s r. o.", "a. s." */
const FIRM = /(?<=\s)(r\.|a\.|k\.) (?=[os]\.)/g;
/** The hyphens of "e-mail", "e-shop" and of Czech "není-li". */
const HYPHENED = /(?<=(?:^|[\s(„“])\p{L})-(?=\p{Ll})|(?<=\p{L})-(?=li(?!\p{L}))/gu;
/** A day or an amount and what is counted by it: "27. místo", "14 dnů"; not a year, a time, nor within a tag. */
const COUNTED = /(?<![\p{L}\d.,:-])(\d{1,3}(?:,\d+)?\.?) (?=\p{Ll})(?![^<>]{0,300}>)/gu;
/** The dash of "3–7 days", not of hours. */
const RANGE = /(?<=(?<![\d:])\d{1,3}–)(?=\d)/g;
/** Characters. A shorter text is a name or a label, which is found by its exact letters; a longer one is read. */
const RUNNING = 40;

/**
 * Puts no-break spaces between Czech one-letter prepositions and conjunctions and the next word, and between numbers
 * and what they count, so that none ends a line (ČSN 01 6910). In both languages a number keeps its unit, and no line of
 * a running text breaks inside "e-mail" or "3–7". For what a page shows, never for what is stored or stands in a field.
 */
export function addNoBreaks(text: string, language: Language): string {
  const isRunning = text.length > RUNNING;
  const whole = (isRunning ? unbroken(text).replace(RANGE, "\u2060") : text)
    .replace(POSTAL, "\u00a0")
    .replace(GROUPED, "\u00a0")
    .replace(NUMBERED, "\u00a0")
    .replace(MEASURED, "\u00a0");
  if (language !== "cs") return whole.replace(ENGLISH_DAY, "$1\u00a0");
  // Twice, for in "i v Mostě" the second letter begins where the first one's match ended.
  const words = whole.replace(LONELY, "$1$2\u00a0").replace(LONELY, "$1$2\u00a0");
  return (isRunning ? words.replace(COUNTED, "$1\u00a0") : words)
    .replace(FIRM, "$1\u00a0")
    .replace(DAY, "$1\u00a0");
}

/** A text whose lines do not break inside "e-mail": a word joiner is as wide as nothing, and search passes over it. */
export function unbroken(text: string): string {
  return text.replace(HYPHENED, "-\u2060");
}

/** Puts them into all texts of a value: of a screen's words, of a record, and of what its functions return. */
export type NoBreaks = Both<<T>(value: T) => T>;

/** The same, but for the fields `exact`, whose texts are looked up or written back as they are. */
export function noBreaksExcept(...exact: string[]): NoBreaks {
  const asStored = new Set(["translations", ...exact]);
  const inLanguage = (language: Language) => {
    // The same value gives the same object each time.
    const known = new WeakMap<object, unknown>();
    const change = (value: unknown): unknown => {
      if (typeof value === "string") return addNoBreaks(value, language);
      if ((typeof value !== "object" || value === null) && typeof value !== "function") return value;
      if (!known.has(value)) known.set(value, copy(value));
      return known.get(value);
    };
    const copy = (value: object): unknown => {
      if (typeof value === "function") return (...values: unknown[]) => change(value(...values));
      if (Array.isArray(value)) return value.map(change);
      if (Object.getPrototypeOf(value) !== Object.prototype) return value;
      const entries = Object.entries(value);
      return Object.fromEntries(entries.map(([key, part]) => [key, asStored.has(key) ? part : change(part)]));
    };
    return <T>(value: T) => change(value) as T;
  };
  return { en: inLanguage("en"), cs: inLanguage("cs") };
}

export const NO_BREAKS = noBreaksExcept();

/** Puts no-break spaces into all texts of a value. */
export function addAllNoBreaks<T>(value: T, language: Language): T {
  return NO_BREAKS[language](value);
}
