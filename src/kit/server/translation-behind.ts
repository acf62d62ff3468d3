import { type SQL, sql } from "drizzle-orm";
import { jsonb, type PgColumn } from "drizzle-orm/pg-core";
import type { Both, Language } from "#kit/contract/language.ts";
import type { TranslationBehind } from "#kit/contract/translation-behind.ts";

/** The column that says which language of a record waits for its translation; null: none does. */
export function translationBehindColumn() {
  return jsonb().$type<TranslationBehind>();
}

/**
 * The column's value after a write, from the words as they are stored (`words`, an expression of
 * `{en: {...}, cs: {...}}`) and as they will be. Words changed in one language only: the other one is behind,
 * unless this one was and has caught up now, or has only filled what it lacked. Changed in both: neither is.
 */
export function behindAfter(
  behind: PgColumn,
  words: SQL | PgColumn,
  next: Both<Record<string, string>>,
): SQL {
  const before = (language: Language) => sql`${words} -> ${sql.raw(`'${language}'`)}`;
  const after = (language: Language) => sql`${JSON.stringify(next[language])}::jsonb`;
  const changed = (language: Language) =>
    sql`${filled(before(language))} is distinct from ${filled(after(language))}`;
  const alone = (own: Language, other: Language) => sql`case
    when ${behind} ->> 'language' = ${own}::text then null
    when ${leads(before(own), after(own), after(other))}
      then coalesce(${behind}, jsonb_build_object('language', ${other}::text, 'since', now()))
    else ${behind} end`;
  return sql`case
    when (${changed("en")}) and (${changed("cs")}) then null
    when ${changed("en")} then ${alone("en", "cs")}
    when ${changed("cs")} then ${alone("cs", "en")}
    else ${behind} end`;
}

/** Whether a text changed otherwise than by being filled where the other language had it already. */
function leads(before: SQL, after: SQL, other: SQL): SQL {
  const was = sql`btrim(coalesce(${before} ->> key, ''))`;
  return sql`exists (select 1 from jsonb_each_text(${after})
    where btrim(value) <> ${was} and not (${was} = '' and btrim(coalesce(${other} ->> key, '')) <> ''))`;
}

/** The words without blank ones: a text that a type has got since, and nobody has filled, is no change. */
function filled(words: SQL): SQL {
  return sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each_text(${words}) where btrim(value) <> '')`;
}
