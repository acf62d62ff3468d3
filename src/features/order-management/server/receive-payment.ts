import { type MoneyWay, toPayOf } from "#features/orders/index.ts";
import { lockedOrder, logOrder } from "#features/orders/server/index.ts";
import { markOrderPaid, notePayment } from "#features/payments/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { getOrder } from "./admin-orders.ts";

/** The team has received what an order still costs. Throws NOT_FOUND. */
export async function receivePayment(context: Context, id: number, how: MoneyWay) {
  await context.db.transaction((tx) => receive(context, tx, id, how));
  return getOrder(context, id);
}

/** The same in the caller's transaction. */
export async function receive(context: Context, tx: Database, id: number, how: MoneyWay): Promise<void> {
  const order = await lockedOrder(tx, id);
  const due = toPayOf(order);
  if (order.paid_at && due === 0) return;
  await markOrderPaid(context, tx, id, { book: () => notePayment(context, tx, id, how, due) });
  await logOrder(context, tx, id, "changed", { paid_how: null }, { paid_how: how });
}
