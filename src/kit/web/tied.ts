import type { Language } from "#kit/contract/language.ts";

/** What is looked up or written back by its exact text stays as it is stored. */
const EXACT = new Set(["translations", "tags", "category", "author_name", "setting_key"]);
const LONELY = /(^|[\s(„>])([kvszouai]) (?=\S)/gi;
/** A number, its thousands apart or not, and its unit. */
const MEASURED = /(\d) (?=(?:\d{3} )?(?:km\/h|km|kg|g|cm|mm|m|Nm|min|Kč|%)(?![\p{L}\d]))/gu;

/**
 * Ties Czech one-letter prepositions and conjunctions to the next word, and numbers to their units, with a no-break
 * space, so that none ends a line (ČSN 01 6910). For what a page shows, never for what is stored or stands in a field.
 */
export function tied(text: string, language: Language): string {
  if (language !== "cs") return text;
  // Twice, for in "i v Mostě" the second letter begins where the first one's match ended.
  const words = text.replace(LONELY, "$1$2\u00a0").replace(LONELY, "$1$2\u00a0");
  return words.replace(MEASURED, "$1\u00a0");
}

const known = new WeakMap<object, unknown>();

/** All texts of a screen's Czech words or of a record, tied; functions tie what they return. */
export function allTied<T>(value: T): T {
  return tie(value) as T;
}

function tie(value: unknown): unknown {
  if (typeof value === "string") return tied(value, "cs");
  if ((typeof value !== "object" || value === null) && typeof value !== "function") return value;
  const before = known.get(value);
  if (before !== undefined) return before;
  const made = tiedCopy(value);
  known.set(value, made);
  return made;
}

function tiedCopy(value: object): unknown {
  if (typeof value === "function") return (...values: unknown[]) => tie(value(...values));
  if (Array.isArray(value)) return value.map(tie);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, EXACT.has(key) ? part : tie(part)]),
  );
}
