import { eq } from "drizzle-orm";
import { issueVouchers } from "#features/vouchers/server/issue-vouchers.ts";
import { restoreVouchers, voidVouchers } from "#features/vouchers/server/void-vouchers.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { OrderStatus } from "../order-status.ts";
import { getOrder, lockedOrder } from "./admin-orders.ts";
import { issueCreditNote } from "./invoice/issue-credit-note.ts";
import { issueFinalInvoice } from "./invoice/issue-final-invoice.ts";
import { logOrder } from "./log-order.ts";
import { giveBack, notEnough, takeAgain } from "./order-stock.ts";
import { orders } from "./orders.table.ts";
import { followStatus } from "./status-mail.ts";
import { settleWithdrawals } from "./withdrawal/open-withdrawals.ts";

interface Change {
  from: OrderStatus;
  to: OrderStatus;
}

/** What a change of status brings with it, in this order and in the same transaction. */
const FOLLOW_UPS: ((context: Context, tx: Database, id: number, change: Change) => Promise<void>)[] = [
  takeUpAgain,
  movePieces,
  changeVouchers,
  issuePapers,
  followStatus,
  settleUnpaid,
  logChange,
];

/** Sets any of the six statuses; the one that it has already changes nothing. Throws NOT_FOUND, INVALID. */
export async function changeStatus(context: Context, id: number, status: OrderStatus) {
  await context.db.transaction(async (tx) => {
    const { status: from } = await lockedOrder(tx, id);
    if (from === status) return;
    await tx.update(orders).set({ status, updated_at: context.now() }).where(eq(orders.id, id));
    for (const followUp of FOLLOW_UPS) await followUp(context, tx, id, { from, to: status });
  });
  await context.publicAnswers.drop();
  return getOrder(context, id);
}

/** An order whose money went back waits for it again, when it is taken up again. */
async function takeUpAgain({ now }: Context, tx: Database, id: number, { from }: Change): Promise<void> {
  if (from !== "cancelled") return;
  const { refunded_halere, total_halere } = await lockedOrder(tx, id);
  if (refunded_halere === null || refunded_halere < total_halere) return;
  const unpaid = { paid_at: null, paid_how: null, refunded_at: null, refunded_halere: null };
  await tx
    .update(orders)
    .set({ ...unpaid, updated_at: now() })
    .where(eq(orders.id, id));
}

/** A cancelled order gives its pieces back, one that is taken up again needs them. */
async function movePieces(context: Context, tx: Database, id: number, { from, to }: Change): Promise<void> {
  if (to === "cancelled") await giveBack(tx, id);
  else if (from === "cancelled") {
    const missing = await takeAgain(tx, id);
    if (missing) throw notEnough(missing, context.language);
  }
}

/** A cancelled order's vouchers are void; taken up again they are valid, or issued, as soon as it is paid. */
async function changeVouchers(context: Context, tx: Database, id: number, change: Change): Promise<void> {
  if (change.to === "cancelled") await voidVouchers(context, tx, id);
  else if (change.from === "cancelled") {
    const { paid_at } = await lockedOrder(tx, id);
    if (!paid_at) return;
    await restoreVouchers(context, tx, id);
    await issueVouchers(context, tx, id);
  }
}

/** A done order has its invoice, a cancelled one a credit note to it. */
async function issuePapers(context: Context, tx: Database, id: number, { to }: Change): Promise<void> {
  if (to === "completed" || to === "done") await issueFinalInvoice(context, tx, id);
  if (to === "cancelled") await issueCreditNote(context, tx, id);
}

/** Where nothing was paid, cancelling is all that a withdrawal asks for. */
async function settleUnpaid(context: Context, tx: Database, id: number, { to }: Change): Promise<void> {
  if (to !== "cancelled") return;
  const { paid_at } = await lockedOrder(tx, id);
  if (!paid_at) await settleWithdrawals(context, tx, id);
}

function logChange(context: Context, tx: Database, id: number, { from, to }: Change): Promise<void> {
  return logOrder(context, tx, id, "changed", { status: from }, { status: to });
}
