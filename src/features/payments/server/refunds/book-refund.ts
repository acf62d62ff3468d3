import { bookMoney } from "#features/orders/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { refunds } from "./refunds.table.ts";

/** Brings what the order's book says of a refund to what its record says: on its way, gone, or called off. */
export function bookRefund(
  context: Context,
  tx: Database,
  { id, order_id, way, state, done_at, created_at, ...sums }: typeof refunds.$inferSelect,
): Promise<void> {
  const isOff = state === "failed" || state === "cancelled";
  const said = {
    way,
    price: sums.price_halere,
    rounding: -sums.rounding_halere || 0,
    amount: sums.rounding_halere - sums.amount_halere,
    on: pragueDay(done_at ?? created_at),
    state: state === "succeeded" ? ("settled" as const) : ("asked" as const),
  };
  return bookMoney(context, tx, order_id, ["refund", id], isOff ? null : said);
}
