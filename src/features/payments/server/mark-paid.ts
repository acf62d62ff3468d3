import { eq } from "drizzle-orm";
import type { InvoiceContent } from "#features/invoices/index.ts";
import { invoiceAttachments, invoiceTexts, takeUnsentInvoice } from "#features/invoices/server/index.ts";
import { orderNumber, type PaidHow, toPayOf } from "#features/orders/index.ts";
import {
  changeOrder,
  type Follower,
  itemsOf,
  lockOrder,
  moneyOf,
  ORDER_STEP_WORDS,
  orders,
  orderValues,
  queueCustomerMail,
  waiveRest,
} from "#features/orders/server/index.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { lostOf } from "./disputes/lost-of.ts";
import { PAID_MAIL, REFUNDED_MAIL } from "./payment.mails.ts";

interface Coming {
  /** Writes the money into the order's book; nothing where it is there already, or none is needed. */
  book?: () => Promise<void>;
  /** Somebody takes it as enough, however much it is. */
  isEnough?: boolean;
}

/**
 * Money has come for an order, in the caller's transaction: it is written into its book, and where the order was not paid
 * it is from now on, with all that follows, once. Answers whether the money was waited for; what was not is in the book all
 * the same. A payment brings an order that was deleted back into the list. Of an order that was paid and costs more since,
 * or whose money a bank has taken, it pays the difference.
 */
export async function markOrderPaid(
  context: Context,
  tx: Database,
  orderId: number,
  { book, isEnough = false }: Coming = {},
): Promise<boolean> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order) return false;
  const before = toPayOf(order) || (order.paid_at ? await lostOf(tx, orderId) : 0);
  await book?.();
  if (isEnough) await waiveRest(context, tx, orderId);
  if (!order.paid_at) {
    await changeOrder(context, tx, order, { kind: "money", what: "paid" });
    return true;
  }
  if (before === 0 || order.status === "cancelled") return false;
  const left = toPayOf(await lockOrder(tx, orderId)) || (await lostOf(tx, orderId));
  await changeOrder(context, tx, order, { kind: "money", what: "difference", received: before - left, left });
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
  const { paidHow, voucher } = await moneyOf(tx, order.id);
  const byVoucher = paidHow === "voucher";
  const left = toPayOf(order);
  const amount = received ?? order.total_halere - left - (byVoucher ? 0 : voucher);
  const t = await mailTexts(tx, PAID_MAIL, order.language, {
    ...orderValues(order),
    amount: formatMoney(toCzk(amount), order.language),
  });
  const paid = byVoucher ? t.paid_by_voucher : t.introduction;
  const words = ORDER_STEP_WORDS[order.language];
  const isFree = amount === 0;
  const isPrepared = order.status === "pending" || order.status === "processing";
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
