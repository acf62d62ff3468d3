import type { Language } from "#kit/contract/language.ts";

/** What is looked up or written back by its exact text stays as it is stored. */
const EXACT = new Set(["translations", "tags", "category", "author_name", "setting_key"]);
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

const known = { en: new WeakMap<object, unknown>(), cs: new WeakMap<object, unknown>() };

/** All texts of a screen's words or of a record, tied; functions tie what they return. */
export function allTied<T>(value: T, language: Language): T {
  return tie(value, language) as T;
}

function tie(value: unknown, language: Language): unknown {
  if (typeof value === "string") return tied(value, language);
  if ((typeof value !== "object" || value === null) && typeof value !== "function") return value;
  const before = known[language].get(value);
  if (before !== undefined) return before;
  const made = tiedCopy(value, language);
  known[language].set(value, made);
  return made;
}

function tiedCopy(value: object, language: Language): unknown {
  if (typeof value === "function") return (...values: unknown[]) => tie(value(...values), language);
  if (Array.isArray(value)) return value.map((part) => tie(part, language));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, EXACT.has(key) ? part : tie(part, language)]),
  );
}
