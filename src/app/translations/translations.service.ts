import { asc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { editorsOf } from "#kit/contract/content/content-type.ts";
import type { TranslationBehind } from "#kit/contract/content/translation-behind.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { may, type Roles } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { contentServers } from "../content/content-servers.ts";
import type { UntranslatedRecord } from "./translations.contract.ts";

/** How a type's words are looked through. */
interface TranslatedTable {
  /** Who edits these records beside the owners. */
  roles: Roles;
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
const TRANSLATED_TABLES: ReadonlyMap<string, TranslatedTable> = new Map(
  contentServers.map(({ content, words }) => {
    const { title, texts } = content;
    const others = Object.keys(texts).filter((name) => name !== title);
    const { table, texts: stored, key, further } = words;
    return [
      content.type,
      { roles: editorsOf(content), table, words: stored, texts: [title, ...others], key, further },
    ];
  }),
);

const NOT_KNOWN = { en: "There is no such type of record.", cs: "Takový druh záznamů neexistuje." };

/** More of one type than anybody works through in a day. */
const MOST_OF_A_TYPE = 500;

/** Records with missing or older words, type by type, of the types that the asker may edit. */
export async function listUntranslated({ db, language, user }: Context): Promise<UntranslatedRecord[]> {
  const lists: UntranslatedRecord[] = [];
  for (const [type, source] of TRANSLATED_TABLES)
    if (user && may(user.roles, source.roles))
      lists.push(...(await untranslatedOf(db, type, source, language)));
  return lists;
}

async function untranslatedOf(db: Database, type: string, source: TranslatedTable, language: Language) {
  const { table, texts, key } = source;
  const [name] = texts;
  const en = missingIn(source, "en");
  const cs = missingIn(source, "cs");
  const rows = await db
    .select({
      id: sql<string>`${table.id}::text`,
      key: sql<string>`${key}::text`,
      titles: sql<
        string[]
      >`jsonb_build_array(${text(source, language, name)}, ${text(source, "en", name)}, ${text(source, "cs", name)})`,
      en: sql<string[]>`to_jsonb(${en})`,
      cs: sql<string[]>`to_jsonb(${cs})`,
      behind: sql<TranslationBehind | null>`${table.translation_behind}`,
    })
    .from(table as PgTable)
    .where(or(isNotNull(table.translation_behind), sql`cardinality(${en}) + cardinality(${cs}) > 0`))
    .orderBy(asc(table.id))
    .limit(MOST_OF_A_TYPE);
  return rows.map(({ id, key, titles, en, cs, behind }) => ({
    type,
    id,
    key,
    title: titles.find((title) => title?.trim()) ?? "",
    missing: { en, cs },
    behind,
  }));
}

/** The translation is right as it is. Throws NOT_FOUND, FORBIDDEN for a kind that the asker may not edit, INVALID for a kind that is not known. */
export async function confirmTranslation(
  { db, language, user }: Context,
  type: string,
  id: string,
): Promise<void> {
  const { table, roles } = TRANSLATED_TABLES.get(type) ?? {};
  if (!table || !roles) throw invalidField("type", NOT_KNOWN, language);
  if (!user || !may(user.roles, roles)) throw new Refusal("FORBIDDEN");
  const done = await db
    .update(table)
    .set({ translation_behind: null } as never)
    .where(eq(sql`${table.id}::text`, id))
    .returning();
  if ((done as unknown[]).length === 0) throw new Refusal("NOT_FOUND");
}

/** An array of the fields that are blank in the language and filled in the other one. */
function missingIn(source: TranslatedTable, language: Language): SQL {
  const other = language === "en" ? "cs" : "en";
  const fields = source.texts.map((name) => ({
    name,
    isMissing: sql`${isBlank(source, language, name)} and not ${isBlank(source, other, name)}`,
  }));
  for (const [name, isMissing] of Object.entries(source.further ?? {}))
    fields.push({ name, isMissing: isMissing(language) });
  const cases = fields.map(({ name, isMissing }) => sql`case when ${isMissing} then ${name}::text end`);
  return sql`array_remove(array[${sql.join(cases, sql`, `)}], null)`;
}

function isBlank(source: TranslatedTable, language: Language, name: string): SQL {
  return sql`btrim(coalesce(${text(source, language, name)}, '')) = ''`;
}

function text({ words }: TranslatedTable, language: Language, name: string): SQL {
  return sql`(${words} -> ${language}::text ->> ${name}::text)`;
}
