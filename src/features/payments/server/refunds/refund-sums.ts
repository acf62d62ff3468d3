import { asc, eq } from "drizzle-orm";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";
import { refunds } from "./refunds.table.ts";

/** Every refund of an order, oldest first, as the team sees it. */
export async function refundsOfOrder(db: Database, orderId: number) {
  const rows = await db
    .select()
    .from(refunds)
    .where(eq(refunds.order_id, orderId))
    .orderBy(asc(refunds.created_at), asc(refunds.id));
  return rows.map(({ amount_halere, price_halere, created_at, ...row }) => ({
    ...row,
    at: created_at,
    amount: toCzk(amount_halere),
    price: toCzk(price_halere),
  }));
}
