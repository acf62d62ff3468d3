import { asc, eq } from "drizzle-orm";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";
import { disputes } from "./disputes.table.ts";

/** Every dispute of an order's card payments, oldest first, as the team sees it. */
export async function disputesOfOrder(db: Database, orderId: number) {
  const rows = await db
    .select()
    .from(disputes)
    .where(eq(disputes.order_id, orderId))
    .orderBy(asc(disputes.opened_at), asc(disputes.reference));
  return rows.map(({ amount_halere, ...row }) => ({ ...row, amount: toCzk(amount_halere) }));
}
