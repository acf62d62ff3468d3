import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { getTableConfig } from "drizzle-orm/pg-core";

const pathColumns = new Set<PgColumn>();
const textColumns = new Set<PgColumn>();
const keptColumns = new Set<PgColumn>();

/** Called by a table's own file for each column that holds one media path (or none). */
export function registerMediaReferences(...columns: PgColumn[]): void {
  for (const column of columns) pathColumns.add(column);
}

/** Called by a table's own file for each text or JSON column whose content may mention media paths. */
export function registerMediaText(...columns: PgColumn[]): void {
  for (const column of columns) textColumns.add(column);
}

/**
 * Called for a column whose paths stay stored without being shown anywhere, because they may be shown again: a
 * released file that only such a column holds is put aside, where no visitor reaches it.
 */
export function registerKeptMedia(...columns: PgColumn[]): void {
  for (const column of columns) keptColumns.add(column);
}

/** Takes columns out again: a test's own tables are gone when the next test file looks. */
export function forgetMediaColumns(...columns: PgColumn[]): void {
  for (const registered of [pathColumns, textColumns, keptColumns])
    for (const column of columns) registered.delete(column);
}

/** All registered columns as `table.column`, so that a test can hold the schema against them. */
export function mediaReferenceNames(): string[] {
  return [...pathColumns, ...textColumns]
    .map((column) => `${getTableConfig(column.table).name}.${column.name}`)
    .sort();
}

/** An SQL condition: some record holds or mentions this path. Null when no column is registered. */
export function isShown(path: string | PgColumn): SQL | null {
  const uses = [
    ...[...pathColumns].map(
      (column) => sql`exists (select 1 from ${column.table} where ${column} = ${path})`,
    ),
    ...[...textColumns].map(
      (column) =>
        sql`exists (select 1 from ${column.table} where position((${path})::text in ${column}::text) > 0)`,
    ),
  ];
  return anyOf(uses);
}

/** An SQL condition: a column of `registerKeptMedia` holds this path. Null when none is registered. */
export function isKept(path: string | PgColumn): SQL | null {
  return anyOf(
    [...keptColumns].map((column) => sql`exists (select 1 from ${column.table} where ${column} = ${path})`),
  );
}

/** An SQL condition: the path must stay stored, shown or not. Null when no column is registered. */
export function isReferenced(path: string): SQL | null {
  return anyOf([isShown(path), isKept(path)].filter((use) => use !== null));
}

function anyOf(uses: SQL[]): SQL | null {
  return uses.length > 0 ? sql`(${sql.join(uses, sql` or `)})` : null;
}

/**
 * A query of all paths that registered columns hold or mention, as `path`. Each column is read once, however
 * many files there are. Null when no column is registered.
 */
export function referencedPaths(): SQL | null {
  const uses = [
    ...[...pathColumns, ...keptColumns].map(
      (column) => sql`select ${column} as path from ${column.table} where ${column} is not null`,
    ),
    ...[...textColumns].map(
      (column) =>
        sql`select (regexp_matches(${column}::text, '/media/[a-z0-9-]+[.][a-z0-9]+', 'g'))[1] as path from ${column.table}`,
    ),
  ];
  return uses.length > 0 ? sql.join(uses, sql` union `) : null;
}
