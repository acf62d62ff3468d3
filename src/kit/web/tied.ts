import type { Both, Language } from "#kit/contract/language.ts";

const LONELY = /(^|[\s(„>])([kvszouai]) (?=\S)/gi;
/** A number, its thousands apart or not, and its unit. */
const MEASURED = /(\d) (?=(?:\d{3} )?(?:km\/h|km|kg|g|cm|mm|m|Nm|min|Kč|%)(?![\p{L}\d]))/gu;
/** "č. 89/2012 Sb.", "§ 35". */
const LEGAL = /(č\.|§) (?=\d)|(\d) (?=Sb\.)/g;
/** The hyphens of "e-mail", "e-shop" and of Czech "není-li". */
const HYPHENED = /(?<=(?:^|[\s(„“])\p{L})-(?=\p{Ll})|(?<=\p{L})-(?=li(?!\p{L}))/gu;
/** What is shorter names or says one thing and is looked up by its text; what is longer is read, in characters. */
const RUNNING = 90;

/**
 * Ties Czech one-letter prepositions and conjunctions to the next word, and numbers to their units, with a no-break
 * space, so that none ends a line (ČSN 01 6910); in both languages no line of a running text breaks inside "e-mail".
 * For what a page shows, never for what is stored or stands in a field.
 */
export function tied(text: string, language: Language): string {
  const whole = text.length > RUNNING ? unbroken(text) : text;
  if (language !== "cs") return whole;
  // Twice, for in "i v Mostě" the second letter begins where the first one's match ended.
  const words = whole.replace(LONELY, "$1$2\u00a0").replace(LONELY, "$1$2\u00a0");
  return words.replace(MEASURED, "$1\u00a0").replace(LEGAL, "$1$2\u00a0");
}

/** A text whose lines do not break inside "e-mail": a word joiner is as wide as nothing, and search passes over it. */
export function unbroken(text: string): string {
  return text.replace(HYPHENED, "-\u2060");
}

/** Ties all texts of a value: of a screen's words or of a record; functions tie what they return. */
export type Tying = Both<<T>(value: T) => T>;

/** Ties all texts but those of the fields `exact`, which are looked up or written back by their text. */
export function tiedExcept(...exact: string[]): Tying {
  const asStored = new Set(["translations", ...exact]);
  const tying = (language: Language) => {
    // What was tied is kept, so that it is the same object each time.
    const known = new WeakMap<object, unknown>();
    const tie = (value: unknown): unknown => {
      if (typeof value === "string") return tied(value, language);
      if ((typeof value !== "object" || value === null) && typeof value !== "function") return value;
      if (!known.has(value)) known.set(value, copy(value));
      return known.get(value);
    };
    const copy = (value: object): unknown => {
      if (typeof value === "function") return (...values: unknown[]) => tie(value(...values));
      if (Array.isArray(value)) return value.map(tie);
      if (Object.getPrototypeOf(value) !== Object.prototype) return value;
      const entries = Object.entries(value);
      return Object.fromEntries(entries.map(([key, part]) => [key, asStored.has(key) ? part : tie(part)]));
    };
    return <T>(value: T) => tie(value) as T;
  };
  return { en: tying("en"), cs: tying("cs") };
}

/** Ties all texts of a value. */
export const TIED = tiedExcept();

export function allTied<T>(value: T, language: Language): T {
  return TIED[language](value);
}
