import type { PaymentKind } from "#features/orders/order-status.ts";
import { logOrder } from "#features/orders/server/log-order.ts";
import { visibleOrder } from "#features/orders/server/order-rows.ts";
import { markOrderPaid } from "#features/payments/server/mark-paid.ts";
import type { Context } from "#kit/server/context.ts";
import { getOrder } from "./admin-orders.ts";

/** The team has received the money of an order. Throws NOT_FOUND. */
export async function receivePayment(context: Context, id: number, how: PaymentKind) {
  await context.db.transaction(async (tx) => {
    await visibleOrder(tx, id);
    if (await markOrderPaid(context, tx, id, how))
      await logOrder(context, tx, id, "changed", { paid_how: null }, { paid_how: how });
  });
  return getOrder(context, id);
}
