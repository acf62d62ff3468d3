import type { Both, Language } from "#kit/contract/language/language.ts";
import { plainLetters } from "#kit/contract/language/plain-letters.ts";
import type { Role, Roles } from "#kit/contract/roles.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { type TypedDate, typedDate } from "#kit/contract/time/typed-date.ts";
import type { Context } from "../context.ts";

/** More of one kind are no answer to a search. */
export const MOST_OF_A_KIND = 5;
/** Nobody types more; what comes after them is not looked for. */
const MOST_LETTERS = 100;
const MOST_WORDS = 6;

/** What somebody looks for, read once for all finders. */
export interface Sought {
  /** As typed, without spaces around it. */
  typed: string;
  /** Without accents, in small letters. */
  folded: string;
  words: string[];
  /** The figures of what is nothing but a number, however it is grouped; blank otherwise. */
  digits: string;
  date: TypedDate | null;
  language: Language;
  role: Role;
  /** What several finders read is read once for one search. */
  once: <T>(key: string, read: () => Promise<T>) => Promise<T>;
}

/** One thing that was found. */
export interface Found {
  /** Where it is in the back office. */
  to: string;
  title: string;
  /** What tells it from others of the same name. */
  detail?: string;
  /** It is what was typed, such as the order of this number: it comes before all others. */
  isIt?: boolean;
}

/** Finds the records of one kind. Features declare theirs in `server/<feature>.finder.ts`. */
export interface Finder {
  kind: string;
  name: Both<string>;
  /** Who may see what it finds beside the owners. */
  roles: Roles;
  find: (context: Context, sought: Sought) => Promise<Found[]> | Found[];
}

export function soughtOf(q: string, asked: { language: Language; role: Role; now: Date }): Sought {
  const typed = [...q.trim()].slice(0, MOST_LETTERS).join("");
  const folded = plainLetters(typed).toLowerCase();
  const read = new Map<string, Promise<unknown>>();
  return {
    once<T>(key: string, make: () => Promise<T>) {
      const known = read.get(key) ?? make();
      read.set(key, known);
      return known as Promise<T>;
    },
    typed,
    folded,
    words: folded.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS),
    digits: /^[#+]?[\d\s()/.-]+$/.test(typed) ? typed.replace(/\D/g, "") : "",
    date: typedDate(folded, pragueDay(asked.now)),
    language: asked.language,
    role: asked.role,
  };
}

/** Whether each word that is sought begins a word of the text. */
export function hasWords(text: string, words: string[]): boolean {
  return beginWords(wordsIn(text), words.flatMap(wordsIn));
}

/** The same for a text and words that were taken apart before. */
export function beginWords(own: readonly string[], parts: readonly string[]): boolean {
  return parts.length > 0 && parts.every((part) => own.some((one) => one.startsWith(part)));
}

/** How well a title answers: 0 all of it, 1 its beginning, 2 words of it, 3 something else about the record. */
export function rankOf({ folded, words }: Sought, title: string): number {
  const plain = plainLetters(title).toLowerCase();
  if (plain === folded) return 0;
  if (plain.startsWith(folded)) return 1;
  return hasWords(title, words) ? 2 : 3;
}

/** The words of a text, without accents, in small letters. */
export function wordsIn(text: string): string[] {
  return plainLetters(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
