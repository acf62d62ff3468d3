import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

interface Counted {
  ids: string;
  total: number;
  until: number;
}

/** How long rows that were deleted between others may still count, milliseconds. */
const LONGEST_MS = 10_000;

const counted = new WeakMap<Database, Map<PgTable, Counted>>();

/**
 * How many rows a table has that grows at its end and loses rows at its beginning, such as a log: counting 100,000
 * takes longer than reading a page of them, so they are counted again only where the first or last id is another.
 */
export async function countAll(db: Database, table: PgTable & { id: PgColumn }): Promise<number> {
  const tables = counted.get(db) ?? new Map<PgTable, Counted>();
  counted.set(db, tables);
  const [ends] = await db
    .select({ ids: sql<string>`concat(min(${table.id}), '-', max(${table.id}))` })
    .from(table as PgTable);
  const ids = ends?.ids ?? "";
  const known = tables.get(table);
  if (known?.ids === ids && known.until > Date.now()) return known.total;
  const total = await db.$count(table);
  tables.set(table, { ids, total, until: Date.now() + LONGEST_MS });
  return total;
}
