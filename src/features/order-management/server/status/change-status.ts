import { eq } from "drizzle-orm";
import { followOrder } from "#features/bookings/server/index.ts";
import { dropDiscount, releaseUse, takeUseAgain } from "#features/discounts/server/index.ts";
import { issueCreditNote, issueFinalInvoice } from "#features/invoices/server/index.ts";
import { ORDER_STATUSES, type OrderStatus } from "#features/orders/index.ts";
import {
  askAnew,
  giveBack,
  lockedOrder,
  logOrder,
  moneyOf,
  notEnough,
  orders,
  payableByVoucher,
  settleMoney,
  takeAgain,
  visibleOrder,
} from "#features/orders/server/index.ts";
import {
  giveBackToVouchers,
  issueVouchers,
  payAgain,
  requireUnspent,
  restoreVouchers,
  voidVouchers,
} from "#features/vouchers/server/index.ts";
import { isAllWithdrawn, settleWithdrawals } from "#features/withdrawals/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { effectsOf, type StatusEffect } from "../../status-effects.ts";
import { getOrder } from "../admin-orders.ts";
import { orderFacts } from "./order-facts.ts";
import { noteMoments, queueReopenedMail, queueStatusMail } from "./status-mail.ts";

const ON_THE_WAY = {
  en: "This order can’t be reopened now: its money is on its way back. Cancel the refund first, or wait until it has gone through.",
  cs: "Objednávku teď nejde obnovit: její peníze jsou na cestě zpět. Nejdřív vrácení zrušte, nebo počkejte, až proběhne.",
};

/** The carrier's number of a parcel that goes out; why an order is cancelled, for its customer. */
interface Said {
  tracking?: string | undefined;
  reason?: string | undefined;
}

type Verb = (context: Context, tx: Database, id: number) => Promise<void>;

/** How each effect is done, once the order has its new status. `status-effects.ts` says when. */
const VERBS: Record<Exclude<StatusEffect, "mail-cancelled">, Verb> = {
  "forget-payment": forgetPayment,
  "release-vouchers": async (context, tx, id) => void (await giveBackToVouchers(context, tx, id, "released")),
  "release-discount": releaseUse,
  "take-discount": async (_, tx, id) => {
    const { paid_at } = await lockedOrder(tx, id);
    // Somebody else may have taken the last use since the order was looked at.
    if (!(await takeUseAgain(tx, id, paid_at !== null))) await dropDiscount(tx, id);
  },
  "drop-discount": (_, tx, id) => dropDiscount(tx, id),
  "take-vouchers": takeVouchers,
  "return-stock": (_, tx, id) => giveBack(tx, id),
  "take-stock": takeStock,
  "void-vouchers": (context, tx, id) => voidVouchers(context, tx, id),
  "restore-vouchers": restoreVouchers,
  "issue-vouchers": issueVouchers,
  "issue-invoice": issueFinalInvoice,
  "mail-invoice": issueFinalInvoice,
  "issue-credit-note": async (context, tx, id) => {
    const { paid, returned } = await moneyOf(tx, id);
    const reason = (await isAllWithdrawn(tx, id)) ? "left" : "cancelled";
    await issueCreditNote(context, tx, id, reason, paid - returned);
  },
  "mail-shipped": queueStatusMail,
  "mail-ready": queueStatusMail,
  "mail-reopened": queueReopenedMail,
  "settle-withdrawal": settleWithdrawals,
  "free-seats": followOrder,
  "book-seats": followOrder,
};

/**
 * Sets any of the six statuses, with all that it brings, in one transaction; the one that it has already changes
 * nothing. Throws NOT_FOUND, INVALID, CONFLICT where its money is on its way back.
 */
export async function changeStatus(context: Context, id: number, status: OrderStatus, said: Said = {}) {
  await context.db.transaction((tx) => moveOrder(context, tx, id, status, said));
  await context.responseCache.invalidate();
  return getOrder(context, id);
}

/** The same in the caller's transaction. */
export async function moveOrder(
  context: Context,
  tx: Database,
  id: number,
  status: OrderStatus,
  said: Said = {},
): Promise<void> {
  const order = await lockedOrder(tx, id);
  const { status: from, tracking_number } = order;
  if (from === status) return;
  if (status === "cancelled") await requireUnspent(tx, id);
  if (from === "cancelled" && (await moneyOf(tx, id)).onTheWay > 0)
    throw new Refusal("CONFLICT", { words: ON_THE_WAY });
  const effects = effectsOf(await orderFacts(tx, order), status);
  const parcel = { tracking_number: (status === "shipped" && said.tracking) || tracking_number };
  await tx
    .update(orders)
    .set({ status, ...parcel, updated_at: context.now() })
    .where(eq(orders.id, id));
  await settleMoney(tx, id);
  await noteMoments(context, tx, id);
  const released = effects.includes("release-vouchers") ? (await moneyOf(tx, id)).voucher : 0;
  for (const effect of effects)
    if (effect === "mail-cancelled") await queueStatusMail(context, tx, id, { ...said, released });
    else await VERBS[effect](context, tx, id);
  if (from === "cancelled" && !order.paid_at) await askAnew(context, tx, id);
  await followOrder(context, tx, id);
  await logOrder(context, tx, id, "changed", { status: from }, { status });
}

/** What each of the six statuses would bring with it now. Throws NOT_FOUND. */
export async function statusEffects({ db }: Context, id: number) {
  const facts = await orderFacts(db, await visibleOrder(db, id));
  return ORDER_STATUSES.map((status) => ({ status, effects: effectsOf(facts, status) }));
}

async function forgetPayment(context: Context, tx: Database, id: number): Promise<void> {
  await tx.update(orders).set({ paid_at: null, updated_at: context.now() }).where(eq(orders.id, id));
  await askAnew(context, tx, id);
}

/** What the vouchers paid before it was cancelled, as far as it is still on them. */
async function takeVouchers(context: Context, tx: Database, id: number): Promise<void> {
  await payAgain(context, tx, id, await payableByVoucher(tx, await lockedOrder(tx, id)));
}

/** Throws INVALID where a piece is sold by now. */
async function takeStock({ language }: Context, tx: Database, id: number): Promise<void> {
  const missing = await takeAgain(tx, id);
  if (missing) throw notEnough(missing, language);
}
