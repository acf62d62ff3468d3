import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { orders } from "./orders.table.ts";

/** What was erased has no name any more, and what was hidden is nobody's concern: undefined. */
export async function orderToTell(db: Database, id: number) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.hidden_at), isNull(orders.anonymised_at)));
  return order;
}
