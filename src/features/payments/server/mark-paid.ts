import { eq } from "drizzle-orm";
import { followOrder } from "#features/bookings/server/index.ts";
import { takeUseAgain } from "#features/discounts/server/index.ts";
import type { InvoiceContent } from "#features/invoices/index.ts";
import { invoiceAttachments, invoiceTexts, takeUnsentInvoice } from "#features/invoices/server/index.ts";
import { orderNumber, toPayOf } from "#features/orders/index.ts";
import {
  itemsOf,
  lockOrder,
  moneyOf,
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
import { lostOf } from "./disputes/lost-of.ts";
import { PAID_MAIL } from "./payment.mails.ts";

/** What must happen once, in this order and in the same transaction, when an order turns paid. */
const FOLLOW_UPS: ((context: Context, tx: Database, orderId: number) => Promise<void>)[] = [
  sayPaid,
  restoreVouchersOfOpen,
  issueVouchers,
  followOrder,
];

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
  if (order.paid_at) return payDifference(context, tx, order, before);
  const at = context.now();
  await tx.update(orders).set({ paid_at: at, updated_at: at, hidden_at: null }).where(eq(orders.id, orderId));
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
  { id, status }: typeof orders.$inferSelect,
  before: Halere,
): Promise<boolean> {
  if (before === 0 || status === "cancelled") return false;
  await tx.update(orders).set({ updated_at: context.now(), hidden_at: null }).where(eq(orders.id, id));
  const left = toPayOf(await lockOrder(tx, id)) || (await lostOf(tx, id));
  await queuePaidMail(context, tx, id, null, before - left);
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
  const { paidHow, voucher } = await moneyOf(tx, orderId);
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
