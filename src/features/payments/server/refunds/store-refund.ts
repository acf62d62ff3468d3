import type { PaidHow } from "#features/orders/index.ts";
import type { orders } from "#features/orders/server/index.ts";
import { logOrder } from "#features/orders/server/index.ts";
import { type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { RefundReason } from "../../refund.ts";
import type { cardPayments } from "../payments.table.ts";
import { bookRefund } from "./book-refund.ts";
import { REFUND_QUEUE } from "./refund-jobs.ts";
import { refunds } from "./refunds.table.ts";
import { takeRefundState } from "./take-refund-state.ts";

type Refund = typeof refunds.$inferSelect;

/** If the process ends before the gateway has answered, a job asks again after this time. */
const ASK_AGAIN_S = 60;

export interface NewRefund {
  way: PaidHow;
  /** What changes hands. */
  amount: Halere;
  /** What of it is cash's rounding. */
  rounding?: Halere;
  /** How much of the order's price it takes back. */
  price: Halere;
  reason: RefundReason;
  /** The payment to send back through its gateway; null: the team sends the money itself. */
  payment: typeof cardPayments.$inferSelect | null;
  /** The customer's account, for a transfer. */
  account?: string;
  /** The team has sent it already. */
  isSent?: boolean;
  /** It is a part of what the log of changes tells already. */
  isLogged?: boolean;
}

/**
 * Stores money that is to go back, in the caller's transaction, which holds the order's lock and has seen that so much
 * is there. What goes through a gateway is asked for afterwards, with `askForRefund`; a job does it where the process
 * dies in between. What the team has sent itself is settled at once.
 */
export async function storeRefund(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  {
    way,
    amount,
    rounding = 0,
    price,
    reason,
    payment,
    account = "",
    isSent = false,
    isLogged = false,
  }: NewRefund,
): Promise<Refund> {
  const at = context.now();
  const [refund] = await tx
    .insert(refunds)
    .values({
      order_id: order.id,
      way,
      amount_halere: amount,
      rounding_halere: rounding,
      price_halere: price,
      reason,
      account,
      state: payment ? "opening" : "pending",
      card_payment_id: payment?.id ?? null,
      gateway: payment?.gateway ?? null,
      by: context.user?.name || context.user?.email || "",
      created_at: at,
      updated_at: at,
    })
    .returning();
  if (!refund) throw new Error("A refund was not stored.");
  await bookRefund(context, tx, refund);
  if (isSent) return takeRefundState(context, tx, refund.id, { state: "succeeded" });
  if (!isLogged)
    await logOrder(context, tx, order.id, "changed", { sending_back: 0 }, { sending_back: toCzk(amount) });
  if (payment)
    await context.jobs.enqueue(tx, REFUND_QUEUE, { refund: refund.id }, { startAfterSeconds: ASK_AGAIN_S });
  return refund;
}
