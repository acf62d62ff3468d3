import { eq, getTableColumns } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { Refusal } from "#kit/contract/errors.ts";
import { laterThan } from "../content/content-columns.ts";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import type { Version } from "./history.table.ts";
import { isSameRecord } from "./in-the-way.ts";
import { mediaPathsIn } from "./record-history.ts";

const PICTURE_GONE = {
  en: "A picture or a video of this version is no longer stored, so it can’t be restored.",
  cs: "Obrázek nebo video z této verze už není uložené, proto ji nelze obnovit.",
};
const ANOTHER_IN_ITS_PLACE = {
  en: "Another record has taken the place of the deleted one. Delete it, then restore this version.",
  cs: "Na místě smazaného záznamu mezitím vznikl jiný. Smažte ho a pak tuto verzi vraťte.",
};

type Restorable = PgTable & { id: PgColumn; created_at: PgColumn; updated_at: PgColumn };

/**
 * Writes a logged version over its record, or as a record of its former id where it is gone. Columns that the
 * version does not know stay as they are. Answers the row before (null: it was gone) and after.
 * Throws CONFLICT where another record has the id by now, or a file of the version is no longer stored.
 */
export async function putBack<T extends Restorable>(
  { media }: Context,
  tx: Database,
  table: T,
  version: Version,
): Promise<{ before: T["$inferSelect"] | null; after: T["$inferSelect"] }> {
  // Drizzle cannot infer rows of a table that is still a type parameter; the table fixes them, so the casts are safe.
  const own = eq(table.id, version.id);
  const [before = null] = await tx
    .select()
    .from(table as PgTable)
    .where(own)
    .for("update");
  if (before && !isSameRecord(before as { created_at: Date }, version))
    throw new Refusal("CONFLICT", { words: ANOTHER_IN_ITS_PLACE });
  const columns = columnsOf(table, version);
  const [old, shown] = [mediaPathsIn(before), mediaPathsIn(columns)];
  for (const path of shown)
    if (!old.includes(path) && !(await media.exists(tx, path)))
      throw new Refusal("CONFLICT", { words: PICTURE_GONE });
  for (const path of old) if (!shown.includes(path)) await media.release(tx, path);

  const { id, created_at, updated_at: _, ...change } = columns;
  const written = before
    ? tx
        .update(table)
        .set({ ...change, updated_at: laterThan(table.updated_at) } as never)
        .where(own)
        .returning()
    : tx
        .insert(table)
        .overridingSystemValue()
        .values({ ...change, id, created_at } as never)
        .returning();
  const [after] = (await written) as T["$inferSelect"][];
  return { before, after: after as T["$inferSelect"] };
}

/** A row without the columns that the database makes of the others: no version holds them. */
export function withoutGenerated<Row extends object>(table: PgTable): (row: Row) => Row {
  const made = Object.entries(getTableColumns(table)).filter(([, column]) => column.generated);
  const names = made.map(([name]) => name);
  if (names.length === 0) return (row) => row;
  return (row) => Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))) as Row;
}

/** What of a version the table still has, moments as Dates. */
function columnsOf(table: PgTable, version: Version): Version {
  const known = Object.entries(getTableColumns(table)).filter(
    ([name, { generated }]) => version[name] !== undefined && !generated,
  );
  return Object.fromEntries(
    known.map(([name, { columnType }]) => {
      const value = version[name];
      return [name, columnType === "PgTimestamp" && typeof value === "string" ? new Date(value) : value];
    }),
  );
}
