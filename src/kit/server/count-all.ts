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

const counted = new WeakMap<PgTable, WeakMap<Database, Counted>>();

/**
 * How many rows a table has that grows at its end and loses rows at its beginning, such as a log: counting 100,000
 * takes longer than reading a page of them, so they are counted again only where the first or last id is another.
 * Who deletes a row between others calls `forgetCount`; another process may count it for 10 s more.
 */
export async function countAll(db: Database, table: PgTable & { id: PgColumn }): Promise<number> {
  const databases = counted.get(table) ?? new WeakMap<Database, Counted>();
  counted.set(table, databases);
  const [ends] = await db
    .select({ ids: sql<string>`concat(min(${table.id}), '-', max(${table.id}))` })
    .from(table as PgTable);
  const ids = ends?.ids ?? "";
  const known = databases.get(db);
  if (known?.ids === ids && known.until > Date.now()) return known.total;
  const total = await db.$count(table);
  databases.set(db, { ids, total, until: Date.now() + LONGEST_MS });
  return total;
}

/** Has a table counted anew: rows between others were deleted, and the transaction has ended. */
export function forgetCount(table: PgTable): void {
  counted.delete(table);
}
