import { eq, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn } from "drizzle-orm/pg-core";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { products } from "./products.table.ts";

declare module "#kit/server/context.ts" {
  interface Parts {
    /** Columns that name products by their ids, one or a JSON array of them, also after they were deleted. */
    productIds: readonly PgColumn[];
  }
}

/**
 * Whether a product has this id, or had it: orders, reviews and bookings name it after it was deleted, so no other product
 * may get it. The log of changes knows of those that nobody has bought, for as long as it is kept.
 */
export async function hasHadProduct(
  { parts: { productIds } }: Pick<Context, "parts">,
  tx: Database,
  id: string,
): Promise<boolean> {
  const log = sql`select from ${historyEntries} where ${historyEntries.type} = 'products' and ${historyEntries.record_id} = ${id}`;
  const parts: SQL[] = [sql`select from ${products} where ${eq(products.id, id)}`, log];
  for (const column of productIds) {
    const table = sql.identifier(getTableConfig(column.table).name);
    const own = sql.identifier(column.name);
    const holds =
      column.columnType === "PgJsonb" ? sql`${own} @> ${JSON.stringify([id])}::jsonb` : sql`${own} = ${id}`;
    parts.push(sql`select from ${table} where ${holds}`);
  }
  const any = sql.join(
    parts.map((part) => sql`exists (${part})`),
    sql` or `,
  );
  const [found] = await tx.select({ had: sql<boolean>`${any}` }).from(sql`(values (1)) as one`);
  return found?.had === true;
}
