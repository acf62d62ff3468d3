import { eq } from "drizzle-orm";
import { hasLostDiscount } from "#features/discounts/server/index.ts";
import { isPaidAtHandover, orderNumber } from "#features/orders/index.ts";
import { type MailPart, ORDER_STEP_WORDS, orders, queueCustomerMail } from "#features/orders/server/index.ts";
import { formatMoneyExact, toCzk } from "#kit/contract/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";

/** Notes when an order was shipped and delivered, from the first time, in the transaction that says so. */
export async function noteMoments(context: Context, tx: Database, orderId: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const { status } = order;
  const at = context.now();
  const own = eq(orders.id, orderId);
  if (status === "shipped" && !order.shipped_at) await tx.update(orders).set({ shipped_at: at }).where(own);
  if ((status === "completed" || status === "done") && !order.delivered_at)
    await tx.update(orders).set({ delivered_at: at }).where(own);
}

/** Tells the customer of an order that was just shipped, made ready for pickup, or cancelled, in the same transaction. */
export async function queueStatusMail(context: Context, tx: Database, orderId: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const { status } = order;
  if (status !== "shipped" && status !== "cancelled") return;
  const words = ORDER_STEP_WORDS[order.language];
  const number = orderNumber(orderId);
  const step = status === "shipped" && order.is_pickup ? "ready" : status;
  const said = words[step](number, order.shipping_name[order.language] || order.shipping_name.en);
  const parts: MailPart[] = [
    { kind: "text", text: words.greeting },
    { kind: "text", text: said },
  ];
  if (step === "shipped" && order.tracking_number)
    parts.push({ kind: "text", text: words.tracking(order.tracking_number) });
  const isBack = order.refunded_halere === order.total_halere;
  if (status === "cancelled" && !isBack)
    parts.push({ kind: "text", text: order.paid_at ? words.moneyBack : words.payNothing });
  await queueCustomerMail(context, tx, order, {
    kind: `order-${status}`,
    subject: words[`${step}Subject`](number),
    parts,
  });
}

/** Tells the customer of a cancelled order that was just taken up again, in the same transaction. */
export async function queueReopenedMail(context: Context, tx: Database, orderId: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const words = ORDER_STEP_WORDS[order.language];
  const number = orderNumber(orderId);
  const said = [
    words.greeting,
    words.reopened(number),
    order.discount === null && (await hasLostDiscount(tx, orderId))
      ? words.withoutDiscount(formatMoneyExact(toCzk(order.total_halere), order.language))
      : "",
    // It is paid when the goods are handed over.
    (order.paid_at && order.due_halere === 0) || isPaidAtHandover(order.payment_kind) ? "" : words.stillToPay,
  ];
  await queueCustomerMail(context, tx, order, {
    kind: "order-reopened",
    subject: words.reopenedSubject(number),
    parts: said.filter(Boolean).map((text): MailPart => ({ kind: "text", text })),
  });
}
