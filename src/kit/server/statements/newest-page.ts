import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";

const PAGE_LIMIT = 50;

/** A page that was asked for, from 1, and how many rows it has; 50 unless told. */
export interface Asked {
  page?: number | undefined;
  limit?: number | undefined;
}

/** A list of a table's rows, newest first. */
export interface Listed<Row> {
  table: PgTable & { id: PgColumn };
  newestFirst: SQL[];
  where: SQL | undefined;
  /** Reads the rows that a condition names, newest first, with all that is shown of them. */
  rows: (which: SQL) => Promise<Row[]>;
  /** How many rows there are in all, where that is known without counting what `where` holds for. */
  total?: (() => Promise<number>) | undefined;
}

export interface Pagination {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/**
 * One page of a list and its pagination. The ids are found first, in an index alone where there is one, so that a far
 * page reads no more rows than a near one. A page that is not full is the last, so that nothing is counted for it:
 * whoever searches for one customer has the whole table read once, not twice.
 */
export async function newestPage<Row>(
  db: Database,
  { table, newestFirst, where, rows, total }: Listed<Row>,
  { page = 1, limit = PAGE_LIMIT }: Asked,
): Promise<{ rows: Row[]; pagination: Pagination }> {
  const ids = db
    .select({ id: table.id })
    .from(table as PgTable)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset((page - 1) * limit);
  const found = await rows(sql`${table.id} = any(array(${ids}))`);
  const isLast = found.length < limit && (found.length > 0 || page === 1);
  const count = isLast
    ? (page - 1) * limit + found.length
    : await (total ? total() : db.$count(table, where));
  return { rows: found, pagination: { page, limit, total: count, totalPages: Math.ceil(count / limit) } };
}
