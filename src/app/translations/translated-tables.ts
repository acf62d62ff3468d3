import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Language } from "#kit/contract/language.ts";
import { contentServers } from "../content-servers.ts";

/** How a type's words are looked through. */
export interface TranslatedTable {
  table: PgTable & { id: PgColumn; translation_behind: PgColumn };
  /** `{en: {...}, cs: {...}}` */
  words: SQL | PgColumn;
  /** The texts that can be missing; the first one names the record. */
  texts: [string, ...string[]];
  key: SQL | PgColumn;
  /** Further fields that hold words, with what makes them missing in a language. */
  further?: Record<string, (language: Language) => SQL> | undefined;
}

/** Every kind of records that has texts in both languages, by its name in the log of changes. */
export const TRANSLATED_TABLES: ReadonlyMap<string, TranslatedTable> = new Map(
  contentServers.map(({ content, words }) => {
    const { title, texts } = content;
    const others = Object.keys(texts).filter((name) => name !== title);
    const { table, texts: stored, key, further } = words;
    return [content.type, { table, words: stored, texts: [title, ...others], key, further }];
  }),
);
