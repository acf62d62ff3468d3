import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";

/** CONFLICT of a version that cannot be put back: `words` say which record has its place and what to do. */
export function inTheWay(words: Both<string>): Refusal {
  return new Refusal("CONFLICT", { words });
}

/** A record's name for a sentence; the other language's where there is none. */
export function named({ en, cs }: Both<string>): Both<string> {
  return { en: `“${en || cs}”`, cs: `„${cs || en}“` };
}

/** An address or a key for a sentence. */
export function quoted(text: string): Both<string> {
  return named({ en: text, cs: text });
}

/** Whether a stored row is the record that a version was logged of: ids can come again, times of creation do not. */
export function isSameRecord(row: { created_at: Date }, version: { created_at?: unknown }): boolean {
  if (version.created_at === undefined) return true;
  return row.created_at.getTime() === new Date(String(version.created_at)).getTime();
}
