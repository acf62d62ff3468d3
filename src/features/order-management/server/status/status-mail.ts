import { hasLostDiscount } from "#features/discounts/server/index.ts";
import { hasValidInvoice } from "#features/invoices/server/index.ts";
import { isPaidAtHandover, toPayOf } from "#features/orders/index.ts";
import {
  type Follower,
  type Happened,
  hasParcel,
  isLess,
  isReopened,
  keptItems,
  type LinesChange,
  moneyOf,
  ORDER_STEP_WORDS,
  orderValues,
  queueCustomerMail,
} from "#features/orders/server/index.ts";
import { isAllWithdrawn } from "#features/withdrawals/server/index.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { queueChangedMail } from "../change-items/changed-mail.ts";
import {
  CANCELLED_MAIL,
  READY_MAIL,
  REOPENED_MAIL,
  SHIPPED_MAIL,
  UNDONE_MAIL,
  UNPAID_MAIL,
} from "./order-steps.mails.ts";
import { queueReducedMail } from "./reduced-mail.ts";

type Order = Happened["before"];

/**
 * Tells the customer of a step of the team: sent or made ready for pickup, cancelled, taken up again, taken back, other
 * lines. The mail of a shipped order, or the one with its invoice, says by itself that a reopened one goes on.
 */
export const tellOfStep: Follower = async (context, tx, order, happened) => {
  const { before, change } = happened;
  if (change?.kind === "lines") return tellOfLines(context, tx, order, change);
  if (change?.kind === "money" && change.what === "unpaid")
    return queueUndoneMail(context, tx, order, "unpaid");
  if (change?.kind !== "status") return;
  if (change.isUndo) {
    if (before.status === "shipped") await queueUndoneMail(context, tx, order, "undone");
    return;
  }
  const { voucher } = await moneyOf(tx, order.id);
  const released = order.paid_at ? 0 : happened.byVoucher - voucher;
  if (order.status === "cancelled" || order.status === "shipped")
    await queueStatusMail(context, tx, order, { reason: change.reason, released });
  else if (isReopened(order, happened) && !(await hasValidInvoice(tx, order.id)))
    await queueReopenedMail(context, tx, order);
};

/** A credit note over pieces that go brings the news by itself. */
async function tellOfLines(context: Context, tx: Database, order: Order, change: LinesChange): Promise<void> {
  const hasInvoice = await hasValidInvoice(tx, order.id);
  if (change.told === null || (hasInvoice && isLess(change))) return;
  if (change.told === "reduced") await queueReducedMail(context, tx, order, change);
  else await queueChangedMail(context, tx, order, { ...change, hasInvoice });
}

/** Tells the customer that a step, or a payment, was noted by mistake. */
async function queueUndoneMail(context: Context, tx: Database, order: Order, kind: "undone" | "unpaid") {
  const values = orderValues(order);
  const undone = kind === "undone" ? await mailTexts(tx, UNDONE_MAIL, order.language, values) : null;
  const t = undone ?? (await mailTexts(tx, UNPAID_MAIL, order.language, values));
  await queueCustomerMail(context, tx, order, {
    kind: undone ? UNDONE_MAIL.kind : UNPAID_MAIL.kind,
    subject: t.subject,
    parts: textParts(t.greeting, undone && order.is_pickup ? undone.pickup : t.introduction, t.closing),
  });
}

interface SaidOfCancelling {
  reason?: string | undefined;
  /** What its gift vouchers got back by it. */
  released?: Halere;
}

/** Tells the customer of an order that was just shipped, made ready for pickup, or cancelled, in the same transaction. */
async function queueStatusMail(
  context: Context,
  tx: Database,
  order: Order,
  { reason = "", released = 0 }: SaidOfCancelling,
): Promise<void> {
  const { status } = order;
  const fixed = ORDER_STEP_WORDS[order.language];
  const mail = order.is_pickup ? READY_MAIL : SHIPPED_MAIL;
  const shipping = order.shipping_name[order.language] || order.shipping_name.en;
  const t =
    status === "cancelled"
      ? await mailTexts(tx, CANCELLED_MAIL, order.language, orderValues(order))
      : await mailTexts(tx, mail, order.language, { ...orderValues(order), shipping });
  const { paid, returned, priceBack } = await moneyOf(tx, order.id);
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
async function moneyBackOf(tx: Database, order: Order): Promise<string> {
  const words = ORDER_STEP_WORDS[order.language];
  if (await isAllWithdrawn(tx, order.id)) return words.moneyBackOfLeft;
  const isOut = order.shipped_at !== null && (await hasParcel(tx, await keptItems(tx, order.id)));
  return isOut ? words.moneyBackOfSent : words.moneyBack;
}

/** Tells the customer of a cancelled order that was just taken up again, in the same transaction. */
async function queueReopenedMail(context: Context, tx: Database, order: Order): Promise<void> {
  const words = ORDER_STEP_WORDS[order.language];
  const t = await mailTexts(tx, REOPENED_MAIL, order.language, orderValues(order));
  const withoutDiscount =
    order.discount === null && (await hasLostDiscount(tx, order.id))
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
