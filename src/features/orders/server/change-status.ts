import { eq } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { OrderStatus } from "../order-status.ts";
import { getOrder, lockedOrder } from "./admin-orders.ts";
import { issueCreditNote } from "./invoice/issue-credit-note.ts";
import { issueFinalInvoice } from "./invoice/issue-final-invoice.ts";
import { giveBack, notEnough, takeAgain } from "./order-stock.ts";
import { orders } from "./orders.table.ts";
import { followStatus } from "./status-mail.ts";

interface Change {
  from: OrderStatus;
  to: OrderStatus;
}

/** What a change of status brings with it, in this order and in the same transaction. */
const FOLLOW_UPS: ((context: Context, tx: Database, id: number, change: Change) => Promise<void>)[] = [
  movePieces,
  issuePapers,
  followStatus,
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

/** A cancelled order gives its pieces back, one that is taken up again needs them. */
async function movePieces(context: Context, tx: Database, id: number, { from, to }: Change): Promise<void> {
  if (to === "cancelled") await giveBack(tx, id);
  else if (from === "cancelled") {
    const missing = await takeAgain(tx, id);
    if (missing) throw notEnough(missing, context.language);
  }
}

/** A done order has its invoice, a cancelled one a credit note to it. */
async function issuePapers(context: Context, tx: Database, id: number, { to }: Change): Promise<void> {
  if (to === "completed" || to === "done") await issueFinalInvoice(context, tx, id);
  if (to === "cancelled") await issueCreditNote(context, tx, id);
}
