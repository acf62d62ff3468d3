import type { MoneyWay } from "#features/orders/index.ts";
import { lockedOrder, logOrder } from "#features/orders/server/index.ts";
import { markOrderPaid, notePayment } from "#features/payments/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { getOrder } from "./admin-orders.ts";
import { orderMoney } from "./refunds/order-money.ts";

/** The team has received what an order still costs. Throws NOT_FOUND. */
export async function receivePayment(context: Context, id: number, how: MoneyWay) {
  await context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    if (order.paid_at && (order.due_halere === 0 || order.status === "cancelled")) return;
    const { paid, returned } = await orderMoney(tx, id);
    const amount = order.paid_at ? order.due_halere : order.total_halere - (paid - returned);
    await notePayment(context, tx, id, how, amount);
    await markOrderPaid(context, tx, id, how);
    await logOrder(context, tx, id, "changed", { paid_how: null }, { paid_how: how });
  });
  return getOrder(context, id);
}
