import type { PaymentKind } from "#features/orders/index.ts";
import { logOrder, visibleOrder } from "#features/orders/server/index.ts";
import { markOrderPaid } from "#features/payments/server/index.ts";
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
