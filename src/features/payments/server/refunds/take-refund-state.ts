import { eq } from "drizzle-orm";
import {
  changeOrder,
  lockOrder,
  noteOverpaid,
  type OrderChange,
  type orders,
} from "#features/orders/server/index.ts";
import { type Halere, toCzk } from "#kit/contract/money/money.ts";
import { PROGRAM } from "#kit/contract/user.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { RefundState } from "../../refund.ts";
import { queueProblemMail } from "../problem-mail.ts";
import { refunds } from "./refunds.table.ts";

type Refund = typeof refunds.$inferSelect;
type OrderRow = typeof orders.$inferSelect;

interface Told {
  state: RefundState;
  reference?: string;
  fault?: string;
}

/**
 * Takes in what became of a refund, with all that follows from it, in the caller's transaction. The same told twice, or
 * late, changes nothing: only a step from or to `succeeded` moves money in the records. Answers the row as it is then.
 */
export async function takeRefundState(
  context: Context,
  tx: Database,
  id: string,
  { state, reference, fault = "" }: Told,
): Promise<Refund> {
  const own = eq(refunds.id, id);
  const [known] = await tx.select({ order_id: refunds.order_id }).from(refunds).where(own);
  if (!known) throw new Error("A refund is not there.");
  // The order first, as everywhere, so that two never wait for each other crosswise.
  const order = await lockOrder(tx, known.order_id);
  const [before] = await tx.select().from(refunds).where(own).for("update");
  if (!before) throw new Error("A refund is not there.");
  if (before.state === state && (reference ?? before.reference) === before.reference) return before;
  const at = context.now();
  const isDone = state === "succeeded";
  const [after = before] = await tx
    .update(refunds)
    .set({
      ...{ state, fault: fault.slice(0, 500), updated_at: at },
      ...(reference && { reference }),
      done_at: isDone ? (before.done_at ?? at) : null,
    })
    .where(own)
    .returning();
  if (isDone && before.state !== "succeeded") await countIn(context, tx, order, after);
  if (!isDone && before.state === "succeeded") await countOut(context, tx, order, after);
  // The money is here again.
  if (state === "failed" || state === "cancelled") await noteOverpaid(tx, order.id);
  // Whoever has just tapped sees it on the screen.
  if (state === "failed" && before.state !== "failed" && !isOfTheTeam(context))
    await queueProblemMail(context, tx, order, { kind: "refund", amount: after.amount_halere });
  if (state === "unclear" && before.state !== "unclear")
    await queueProblemMail(context, tx, order, { kind: "refund-unclear", amount: after.amount_halere });
  return after;
}

async function countIn(context: Context, tx: Database, order: OrderRow, refund: Refund): Promise<void> {
  const { amount_halere: amount, price_halere: price, way, reason } = refund;
  await change(context, tx, order, price, { kind: "money", what: "returned", amount, price, way, reason });
}

/** The gateway had sent it, and it came back: an account that was closed, for one. */
async function countOut(context: Context, tx: Database, order: OrderRow, refund: Refund): Promise<void> {
  const price = refund.price_halere;
  if (price > 0) await change(context, tx, order, -price, { kind: "money", what: "came-back", price });
}

async function change(context: Context, tx: Database, order: OrderRow, by: Halere, what: OrderChange) {
  const before = order.refunded_halere ?? 0;
  const after = Math.max(0, Math.min(before + by, order.total_halere));
  const log = { before: { refunded: toCzk(before) }, after: { refunded: toCzk(after) } };
  // What a gateway or a bank says by itself is nobody's doing.
  const who = { ...context, user: context.user ?? PROGRAM };
  await changeOrder(who, tx, order, what, by === 0 ? undefined : log);
}

function isOfTheTeam({ user }: Context): boolean {
  return user !== null && user.id !== PROGRAM.id;
}
