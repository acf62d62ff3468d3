import { eq } from "drizzle-orm";
import { hasLostDiscount } from "#features/discounts/server/index.ts";
import { isPaidAtHandover, toPayOf } from "#features/orders/index.ts";
import {
  hasParcel,
  keptItems,
  moneyOf,
  ORDER_STEP_WORDS,
  orders,
  orderValues,
  queueCustomerMail,
} from "#features/orders/server/index.ts";
import { isAllWithdrawn } from "#features/withdrawals/server/index.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { CANCELLED_MAIL, READY_MAIL, REOPENED_MAIL, SHIPPED_MAIL } from "./order-steps.mails.ts";

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

interface SaidOfCancelling {
  reason?: string | undefined;
  /** What its gift vouchers got back by it. */
  released?: Halere;
}

/** Tells the customer of an order that was just shipped, made ready for pickup, or cancelled, in the same transaction. */
export async function queueStatusMail(
  context: Context,
  tx: Database,
  orderId: number,
  { reason = "", released = 0 }: SaidOfCancelling = {},
): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const { status } = order;
  if (status !== "shipped" && status !== "cancelled") return;
  const fixed = ORDER_STEP_WORDS[order.language];
  const mail = order.is_pickup ? READY_MAIL : SHIPPED_MAIL;
  const shipping = order.shipping_name[order.language] || order.shipping_name.en;
  const t =
    status === "cancelled"
      ? await mailTexts(tx, CANCELLED_MAIL, order.language, orderValues(order))
      : await mailTexts(tx, mail, order.language, { ...orderValues(order), shipping });
  const { paid, returned, priceBack } = await moneyOf(tx, orderId);
  const comesBack = paid > returned && priceBack !== order.total_halere;
  const onVouchers = formatMoney(toCzk(released), order.language);
  const ofMoney = order.paid_at
    ? [comesBack ? await moneyBackOf(tx, order) : ""]
    : [fixed.payNothing, comesBack ? fixed.partBack : "", released > 0 ? fixed.voucherBack(onVouchers) : ""];
  await queueCustomerMail(context, tx, order, {
    kind: status === "cancelled" ? CANCELLED_MAIL.kind : mail.kind,
    subject: t.subject,
    parts: textParts(
      t.greeting,
      t.introduction,
      status === "shipped" && !order.is_pickup && order.tracking_number
        ? fixed.tracking(order.tracking_number)
        : "",
      status === "cancelled" && reason ? fixed.reason(reason) : "",
      ...(status === "cancelled" ? ofMoney : []),
      t.closing,
    ),
  });
}

/** What is said of the money of a paid order. Who has its goods, or has withdrawn from it, still has something to do. */
async function moneyBackOf(tx: Database, order: typeof orders.$inferSelect): Promise<string> {
  const words = ORDER_STEP_WORDS[order.language];
  if (await isAllWithdrawn(tx, order.id)) return words.moneyBackOfLeft;
  const isOut = order.shipped_at !== null && (await hasParcel(tx, await keptItems(tx, order.id)));
  return isOut ? words.moneyBackOfSent : words.moneyBack;
}

/** Tells the customer of a cancelled order that was just taken up again, in the same transaction. */
export async function queueReopenedMail(context: Context, tx: Database, orderId: number): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) return;
  const words = ORDER_STEP_WORDS[order.language];
  const t = await mailTexts(tx, REOPENED_MAIL, order.language, orderValues(order));
  const withoutDiscount =
    order.discount === null && (await hasLostDiscount(tx, orderId))
      ? words.withoutDiscount(formatMoney(toCzk(order.total_halere), order.language))
      : "";
  // It is paid when the goods are handed over.
  const isSettled = (order.paid_at && toPayOf(order) === 0) || isPaidAtHandover(order.payment_kind);
  const stillToPay = isSettled ? "" : words.stillToPay;
  await queueCustomerMail(context, tx, order, {
    kind: REOPENED_MAIL.kind,
    subject: t.subject,
    parts: textParts(t.greeting, t.introduction, withoutDiscount, stillToPay, t.closing),
  });
}
