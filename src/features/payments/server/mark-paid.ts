import { eq } from "drizzle-orm";
import { followOrder } from "#features/bookings/server/index.ts";
import { takeUseAgain } from "#features/discounts/server/index.ts";
import type { InvoiceContent } from "#features/invoices/index.ts";
import { invoiceAttachments, invoiceTexts, takeUnsentInvoice } from "#features/invoices/server/index.ts";
import { orderNumber, type PaidHow, toPayOf } from "#features/orders/index.ts";
import {
  itemsOf,
  ORDER_STEP_WORDS,
  orders,
  orderValues,
  queueCustomerMail,
  takeAgain,
  visibleOrder,
  waiveRest,
} from "#features/orders/server/index.ts";
import { issueVouchers, restoreVouchers } from "#features/vouchers/server/index.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { PAID_MAIL } from "./payment.mails.ts";

/** What must happen once, in this order and in the same transaction, when an order turns paid. */
const FOLLOW_UPS: ((context: Context, tx: Database, orderId: number) => Promise<void>)[] = [
  sayPaid,
  restoreVouchersOfOpen,
  issueVouchers,
  followOrder,
];

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
  if (received === undefined) await waiveRest(context, tx, orderId);
  if (order.paid_at) return payDifference(context, tx, order, received);
  const at = context.now();
  // Its items were changed while its customer was paying.
  const due_halere = received === undefined ? 0 : Math.max(0, toPayOf(order) - received);
  await tx
    .update(orders)
    .set({ paid_at: at, paid_how: how, due_halere, part_halere: 0, updated_at: at, hidden_at: null })
    .where(eq(orders.id, orderId));
  if (order.hidden_at) await takeWhatItHadAgain(tx, order);
  for (const followUp of FOLLOW_UPS) await followUp(context, tx, orderId);
  return true;
}

/** Money for a deleted order: what was sold since stays sold, and the team sees a count that is too low. */
async function takeWhatItHadAgain(tx: Database, { id, status }: typeof orders.$inferSelect): Promise<void> {
  if (status === "cancelled") return;
  await takeUseAgain(tx, id, true);
  await takeAgain(tx, id);
}

/** Money of a deleted order is here again: it comes back into the list, where somebody decides what becomes of it. */
export async function showWithMoney(tx: Database, order: typeof orders.$inferSelect): Promise<void> {
  if (!order.hidden_at) return;
  await tx.update(orders).set({ hidden_at: null }).where(eq(orders.id, order.id));
  await takeWhatItHadAgain(tx, order);
}

/** What a paid order costs more since its items were changed; with all of it come the vouchers that waited for it. */
async function payDifference(
  context: Context,
  tx: Database,
  { id, status, due_halere }: typeof orders.$inferSelect,
  received: Halere = due_halere,
): Promise<boolean> {
  if (due_halere === 0 || status === "cancelled") return false;
  const left = Math.max(0, due_halere - received);
  await tx
    .update(orders)
    .set({ due_halere: left, updated_at: context.now(), hidden_at: null })
    .where(eq(orders.id, id));
  await queuePaidMail(context, tx, id, null, Math.min(received, due_halere));
  if (left > 0) return true;
  await issueVouchers(context, tx, id);
  await followOrder(context, tx, id);
  return true;
}

/** One mail says that the money has come and brings the invoice, unless the customer has that already. */
async function sayPaid(context: Context, tx: Database, orderId: number): Promise<void> {
  await queuePaidMail(context, tx, orderId, await takeUnsentInvoice(context, tx, orderId));
}

/** Those of an order that was cancelled, refunded and taken up again. */
async function restoreVouchersOfOpen(context: Context, tx: Database, orderId: number): Promise<void> {
  const { status } = await visibleOrder(tx, orderId);
  if (status !== "cancelled") await restoreVouchers(context, tx, orderId);
}

/** Tells the customer that the money has come, in the transaction that says so, and brings the invoice. */
async function queuePaidMail(
  context: Context,
  tx: Database,
  orderId: number,
  invoice: InvoiceContent | null,
  received?: Halere,
): Promise<void> {
  const order = await visibleOrder(tx, orderId);
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
  const items = await itemsOf(tx, orderId);
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
