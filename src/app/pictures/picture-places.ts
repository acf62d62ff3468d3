import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { pages, pageVersions } from "#features/pages/server/pages.table.ts";
import { productPhotos, products } from "#features/products/server/products.table.ts";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { pictureColumns } from "#kit/server/media/media-references.ts";
import { contentServers } from "../content/content-servers.ts";

/** Rows that belong to a record of another table: what they show, that record shows. */
const PARTS: readonly { part: PgColumn; of: PgTable & { id: PgColumn } }[] = [
  { part: productPhotos.product_id, of: products },
  { part: pageVersions.page_id, of: pages },
];

/** The texts of records that say what is on their picture. */
const ALTERNATIVES = ["image_alt", "alt_text"];

/**
 * A query of every place that shows a stored picture: `path`, `type` and `id` of its record, `title_en` and
 * `title_cs`, and as `alt` what it says of the picture, with `at`, the moment of its last change.
 */
export function picturePlaces(): SQL {
  const places = pictureColumns().flatMap(({ column, isText }) => {
    const part = PARTS.find((known) => known.part.table === column.table);
    const owner = part?.of ?? column.table;
    const server = contentServers.find(({ words }) => words.table === owner);
    if (!server) return [];
    const { content, words } = server;
    const title = (language: Language) =>
      sql`coalesce(${words.texts} -> ${language} ->> ${content.title}, '')`;
    const joined = part
      ? sql`${column.table} join ${part.of} on ${part.of.id} = ${part.part}`
      : sql`${column.table}`;
    const path = isText ? sql`found.path[1]` : sql`${column}`;
    const found = isText
      ? sql`cross join lateral regexp_matches(${column}::text, '/media/[a-z0-9-]+[.][a-z0-9]+', 'g') as found(path)`
      : sql``;
    const where = isText ? sql`` : sql`where ${column} <> ''`;
    return [
      sql`select ${path} as path, ${content.type}::text as type, ${words.table.id}::text as id,
        ${title("en")} as title_en, ${title("cs")} as title_cs, ${altOf(column, isText)} as alt,
        ${(words.table as unknown as { updated_at: PgColumn }).updated_at} as at
        from ${joined} ${found} ${where}`,
    ];
  });
  return sql.join(places, sql` union all `);
}

/** What a record says of the picture in this column, `{en, cs}`; null where it has no words for it. */
function altOf(column: PgColumn, isText: boolean): SQL {
  if (column.table === productPhotos) return sql`${productPhotos.alt}`;
  const server = contentServers.find(({ words }) => words.table === column.table);
  const name = ALTERNATIVES.find((each) => server && each in server.content.texts);
  if (isText || !server || !name) return sql`null::jsonb`;
  const texts = LANGUAGES.map(
    (language) => sql`${language}::text, coalesce(${server.words.texts} -> ${language} ->> ${name}, '')`,
  );
  return sql`jsonb_build_object(${sql.join(texts, sql`, `)})`;
}

/** Tables whose pictures no record of the log of changes stands for; a test wants none. */
export function tablesWithoutPlace(): string[] {
  return pictureColumns()
    .filter(
      ({ column }) =>
        !PARTS.some(({ part }) => part.table === column.table) &&
        !contentServers.some(({ words }) => words.table === column.table),
    )
    .map(({ column }) => getTableName(column.table));
}
