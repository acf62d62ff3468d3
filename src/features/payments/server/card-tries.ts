import { asc, eq } from "drizzle-orm";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";
import { cardPayments } from "./payments.table.ts";

/** Every try to pay an order by card, oldest first, for the team. */
export async function cardTries(db: Database, orderId: number) {
  const rows = await db
    .select()
    .from(cardPayments)
    .where(eq(cardPayments.order_id, orderId))
    .orderBy(asc(cardPayments.created_at), asc(cardPayments.id));
  return rows.map(({ created_at, amount_halere, received_amount, reference, ...row }) => ({
    ...row,
    reference: (received_amount !== null && reference) || "",
    at: created_at,
    amount: toCzk(amount_halere),
    received_amount: received_amount === null ? null : toCzk(received_amount),
  }));
}
