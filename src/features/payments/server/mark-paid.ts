import { eq } from "drizzle-orm";
import type { InvoiceContent } from "#features/invoices/index.ts";
import { invoiceAttachments, invoiceTexts, takeUnsentInvoice } from "#features/invoices/server/index.ts";
import { orderNumber, type PaidHow, toPayOf } from "#features/orders/index.ts";
import {
  changeOrder,
  type Follower,
  itemsOf,
  ORDER_STEP_WORDS,
  orders,
  orderValues,
  queueCustomerMail,
} from "#features/orders/server/index.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { PAID_MAIL, REFUNDED_MAIL } from "./payment.mails.ts";

/**
 * Marks an order as paid in the caller's transaction, once: the row is locked, and a second call changes
 * nothing. Answers whether it was this call. A payment brings an order that was deleted back into the list. Of an order
 * that was paid and costs more since, it pays the difference.
 *
 * `received`: haléře that came, where they may be less than what it costs by now; all of it unless told.
 */
export async function markOrderPaid(
  context: Context,
  tx: Database,
  orderId: number,
  how: PaidHow,
  received?: Halere,
): Promise<boolean> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order) return false;
  const { paid_at, due_halere, status } = order;
  if (paid_at) {
    if (due_halere === 0 || status === "cancelled") return false;
    const came = Math.min(received ?? due_halere, due_halere);
    await changeOrder(context, tx, order, { kind: "money", what: "difference", received: came });
    return true;
  }
  // Its items were changed while its customer was paying.
  const due = received === undefined ? 0 : Math.max(0, toPayOf(order) - received);
  await changeOrder(context, tx, order, { kind: "money", what: "paid", how, due });
  return true;
}

/** Money of a deleted order is here again: it comes back into the list, where somebody decides what becomes of it. */
export async function showWithMoney(context: Context, tx: Database, order: typeof orders.$inferSelect) {
  if (order.hidden_at)
    await changeOrder(context, tx, order, { kind: "hidden", hidden: false, hasMoney: true });
}

/**
 * Tells the customer of money: that it has come, in one mail with the invoice unless the customer has that already; that
 * the difference has come; that a refund has gone, and how.
 */
export const tellOfMoney: Follower = async (context, tx, order, { before, change }) => {
  if (change?.kind !== "money") return;
  if (change.what === "paid")
    await queuePaidMail(context, tx, order, await takeUnsentInvoice(context, tx, order.id));
  if (change.what === "difference") await queuePaidMail(context, tx, order, null, change.received);
  if (change.what === "returned") await queueRefundedMail(context, tx, before, change);
};

/** Tells the customer that the money has gone, and how. */
async function queueRefundedMail(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  { amount, way }: { amount: Halere; way: PaidHow },
): Promise<void> {
  const t = await mailTexts(tx, REFUNDED_MAIL, order.language, {
    ...orderValues(order),
    amount: formatMoney(toCzk(amount), order.language),
  });
  const how = ORDER_STEP_WORDS[order.language].refundedHow[way];
  await queueCustomerMail(context, tx, order, {
    kind: REFUNDED_MAIL.kind,
    subject: t.subject,
    parts: textParts(t.greeting, t.introduction, how, t.closing),
  });
}

/** Tells the customer that the money has come, in the transaction that says so, and brings the invoice. */
async function queuePaidMail(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  invoice: InvoiceContent | null,
  received?: Halere,
): Promise<void> {
  const byVoucher = order.paid_how === "voucher";
  const amount = received ?? order.total_halere - order.due_halere - (byVoucher ? 0 : order.voucher_halere);
  const t = await mailTexts(tx, PAID_MAIL, order.language, {
    ...orderValues(order),
    amount: formatMoney(toCzk(amount), order.language),
  });
  const paid = byVoucher ? t.paid_by_voucher : t.introduction;
  const words = ORDER_STEP_WORDS[order.language];
  const isFree = amount === 0;
  const isPrepared = order.status === "pending" || order.status === "processing";
  const left = order.due_halere;
  const items = await itemsOf(tx, order.id);
  const isVouchers = items.every(
    ({ voucher_months, quantity, taken_back }) => voucher_months !== null || quantity === taken_back,
  );
  const prepared = isPrepared ? (isVouchers ? t.vouchers_next : t.next) : "";
  const next = left > 0 ? words.leftToPay(formatMoney(toCzk(left), order.language)) : prepared;
  const said = isFree ? words.nothingToPay(orderNumber(order.id)) : paid;
  await queueCustomerMail(context, tx, order, {
    kind: PAID_MAIL.kind,
    subject: isFree ? words.nothingToPaySubject(orderNumber(order.id)) : t.subject,
    parts: [
      ...textParts(t.greeting, said, order.status === "cancelled" ? t.cancelled : next),
      ...(invoice ? invoiceTexts(invoice) : []),
      ...textParts(t.closing),
    ],
    ...(invoice && { attachments: invoiceAttachments(invoice) }),
  });
}
