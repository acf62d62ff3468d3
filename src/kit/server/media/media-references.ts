import type { SQL } from "drizzle-orm";
import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { getTableConfig } from "drizzle-orm/pg-core";
import { laterThan } from "../content/content-columns.ts";
import type { Database } from "../database/database.ts";
import { mediaFiles } from "./media.table.ts";

const pathColumns = new Set<PgColumn>();
const textColumns = new Set<PgColumn>();
const keptColumns = new Set<PgColumn>();
const visitorColumns = new Set<PgColumn>();
const finalColumns = new Set<PgColumn>();

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

/** Called for a column whose pictures visitors have sent: they are no part of the team's library. */
export function registerVisitorMedia(...columns: PgColumn[]): void {
  for (const column of columns) visitorColumns.add(column);
}

/** Called beside `registerMediaText` for a column that is never changed: a replaced picture stays in it. */
export function registerFinalMedia(...columns: PgColumn[]): void {
  for (const column of columns) finalColumns.add(column);
}

/** The columns in which a picture of the library is used. */
export function pictureColumns(): { column: PgColumn; isText: boolean; isFinal: boolean }[] {
  return [...pathColumns, ...textColumns]
    .filter((column) => !visitorColumns.has(column))
    .map((column) => ({ column, isText: textColumns.has(column), isFinal: finalColumns.has(column) }));
}

/** Takes columns out again: a test's own tables are gone when the next test file looks. */
export function forgetMediaColumns(...columns: PgColumn[]): void {
  for (const registered of [pathColumns, textColumns, keptColumns, visitorColumns, finalColumns])
    for (const column of columns) registered.delete(column);
}

/** All registered columns as `table.column`, so that a test can hold the schema against them. */
export function mediaReferenceNames(): string[] {
  return [...pathColumns, ...textColumns]
    .map((column) => `${getTableConfig(column.table).name}.${column.name}`)
    .sort();
}

/** An SQL condition: a visitor has sent this file. */
export function isOfVisitor(path: PgColumn): SQL {
  return holding(visitorColumns, path) ?? sql`false`;
}

/** An SQL condition: the file lies where visitors reach it. Null when no column is registered. */
export function isShown(path: string | PgColumn): SQL | null {
  const used = isUsed(path);
  return used && anyOf([used, isHeld(path)]);
}

/** An SQL condition: the library holds it. A path that is a column is the one of `media_files`. */
function isHeld(path: string | PgColumn): SQL {
  return typeof path === "string"
    ? sql`exists (select 1 from ${mediaFiles} as library where library.path = ${path} and library.held and library.removed_at is null)`
    : sql`(${mediaFiles.held} and ${mediaFiles.removedAt} is null)`;
}

/** An SQL condition: it waits in the library's bin, or is the whole of a picture that was cut. */
function isSetAside(path: string | PgColumn): SQL {
  const whole = sql`exists (select 1 from ${mediaFiles} as cut where cut.cut_from = ${path})`;
  return typeof path === "string"
    ? sql`(exists (select 1 from ${mediaFiles} as bin where bin.path = ${path} and bin.removed_at is not null) or ${whole})`
    : sql`(${mediaFiles.removedAt} is not null or ${whole})`;
}

/** An SQL condition: some record holds or mentions this path. Null when no column is registered. */
export function isUsed(path: string | PgColumn): SQL | null {
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

/** An SQL condition: a column of `registerKeptMedia` or the library's bin holds this path. Null when no column is registered. */
export function isKept(path: string | PgColumn): SQL | null {
  const kept = holding(keptColumns, path);
  return anyOf(kept ? [kept, isSetAside(path)] : [isSetAside(path)]);
}

function holding(columns: ReadonlySet<PgColumn>, path: string | PgColumn): SQL | null {
  return anyOf(
    [...columns].map((column) => sql`exists (select 1 from ${column.table} where ${column} = ${path})`),
  );
}

/** An SQL condition: the path must stay stored, shown or not. Null when no column is registered. */
export function isReferenced(path: string): SQL | null {
  const [shown, kept] = [isShown(path), isKept(path)];
  return shown && anyOf(kept ? [shown, kept] : [shown]);
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
  if (uses.length === 0) return null;
  uses.push(
    sql`select path from ${mediaFiles} where held or removed_at is not null`,
    sql`select cut_from as path from ${mediaFiles} where cut_from is not null`,
  );
  return sql.join(uses, sql` union `);
}

/**
 * Puts another picture into the place of one in every record that may still be changed. Answers how many columns of
 * records changed.
 */
export async function replaceUses(tx: Database, path: string, by: string): Promise<number> {
  let changed = 0;
  for (const { column, isText, isFinal } of pictureColumns()) {
    if (isFinal) continue;
    const { updated_at } = getTableColumns(column.table) as Record<string, PgColumn | undefined>;
    const value = isText
      ? sql`replace(${column}::text, ${path}, ${by})::${sql.raw(column.getSQLType())}`
      : sql`${by}`;
    const where = isText ? sql`position(${path} in ${column}::text) > 0` : sql`${column} = ${path}`;
    const moment = updated_at ? sql`, ${sql.identifier(updated_at.name)} = ${laterThan(updated_at)}` : sql``;
    const done = await tx.execute(
      sql`update ${column.table} set ${sql.identifier(column.name)} = ${value}${moment} where ${where} returning 1`,
    );
    changed += done.rows.length;
  }
  return changed;
}
