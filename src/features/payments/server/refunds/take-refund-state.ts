import { eq } from "drizzle-orm";
import {
  changeOrder,
  lockOrder,
  moneyOf,
  type OrderChange,
  type orders,
} from "#features/orders/server/index.ts";
import { type Halere, toCzk } from "#kit/contract/money/money.ts";
import { PROGRAM } from "#kit/contract/user.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { RefundState } from "../../refund.ts";
import { queueProblemMail } from "../problem-mail.ts";
import { bookRefund } from "./book-refund.ts";
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
      state,
      fault: fault.slice(0, 500),
      updated_at: at,
      ...(reference && { reference }),
      done_at: isDone ? (before.done_at ?? at) : null,
    })
    .where(own)
    .returning();
  const { priceBack: wasBack } = await moneyOf(tx, order.id);
  await bookRefund(context, tx, after);
  await follow(context, tx, order, after, { wasBack, isGone: isDone && before.state !== "succeeded" });
  // Whoever has just tapped sees it on the screen.
  if (state === "failed" && before.state !== "failed" && !isOfTheTeam(context))
    await queueProblemMail(context, tx, order, { kind: "refund", amount: after.amount_halere });
  if (state === "unclear" && before.state !== "unclear")
    await queueProblemMail(context, tx, order, { kind: "refund-unclear", amount: after.amount_halere });
  return after;
}

/** What of the price has gone back since, or come back: an account that was closed, for one. */
async function follow(
  context: Context,
  tx: Database,
  order: OrderRow,
  refund: Refund,
  { wasBack, isGone }: { wasBack: Halere; isGone: boolean },
): Promise<void> {
  const { priceBack } = await moneyOf(tx, order.id);
  const { amount_halere: amount, way, reason } = refund;
  const isChanged = priceBack !== wasBack;
  if (!isGone && !isChanged) return;
  const log = { before: { refunded: toCzk(wasBack) }, after: { refunded: toCzk(priceBack) } };
  const change: OrderChange = isGone
    ? { kind: "money", what: "returned", amount, price: refund.price_halere, way, reason }
    : { kind: "money", what: "came-back", price: wasBack - priceBack };
  // What a gateway or a bank says by itself is nobody's doing.
  await changeOrder(
    { ...context, user: context.user ?? PROGRAM },
    tx,
    order,
    change,
    isChanged ? log : undefined,
  );
}

function isOfTheTeam({ user }: Context): boolean {
  return user !== null && user.id !== PROGRAM.id;
}
