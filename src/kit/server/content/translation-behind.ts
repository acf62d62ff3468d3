import { jsonb } from "drizzle-orm/pg-core";
import type { TranslationBehind } from "#kit/contract/content/translation-behind.ts";
import { type Both, LANGUAGES } from "#kit/contract/language/language.ts";

/** The column that says which language of a record waits for its translation; null: none does. */
export function translationBehindColumn() {
  return jsonb().$type<TranslationBehind>();
}

type Texts = Record<string, string>;

interface Stored {
  translation_behind: TranslationBehind | null;
  translations: Both<Texts>;
}

/**
 * The column's value after a write of the texts `next` over a stored (and locked) record. Texts changed in one
 * language only: the other one is behind, unless this one was and has caught up now, or has only filled what it
 * lacked. Changed in both: neither is.
 */
export function behindAfter(stored: Stored, next: Both<Texts>, now: Date): TranslationBehind | null {
  const { translation_behind: behind, translations: before } = stored;
  const [own, second] = LANGUAGES.filter((language) => isChanged(before[language], next[language]));
  if (!own) return behind;
  if (second || behind?.language === own) return null;
  const other = own === "en" ? "cs" : "en";
  if (!leads(before[own], next[own], next[other])) return behind;
  return behind ?? { language: other, since: now.toISOString() };
}

/** A text that a type has got since, and nobody has filled, is no change. */
function isChanged(before: Texts, after: Texts): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].some(
    (key) => before[key] !== after[key] && !(isBlank(before[key]) && isBlank(after[key])),
  );
}

/** Whether a text changed otherwise than by being filled where the other language had it already. */
function leads(before: Texts, after: Texts, other: Texts): boolean {
  return Object.entries(after).some(([key, text]) => {
    const was = before[key]?.trim() ?? "";
    return text.trim() !== was && (was !== "" || isBlank(other[key]));
  });
}

function isBlank(text: string | undefined): boolean {
  return !text?.trim();
}
