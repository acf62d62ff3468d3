import { and, eq, inArray } from "drizzle-orm";
import { lockOrder } from "#features/orders/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { refunds } from "./refunds.table.ts";
import { takeRefundState } from "./take-refund-state.ts";

interface Booking {
  /** The order that its symbol names. */
  orderId: number;
  /** What left the account. */
  amount: Halere;
  /** YYYY-MM-DD. */
  bookedOn: string;
  /** The same for this booking in each statement that has it. */
  reference: string;
  isTo: (account: string) => boolean;
}

/**
 * A transfer that left the account: the refund that it is for counts as sent, once, however many statements have it.
 * Answers whether there was one. Money that left for anything else changes nothing.
 */
export async function takeBookedRefund(
  context: Context,
  tx: Database,
  { orderId, amount, bookedOn, reference, isTo }: Booking,
): Promise<boolean> {
  const ofOrder = and(
    eq(refunds.order_id, orderId),
    eq(refunds.way, "bank"),
    inArray(refunds.state, ["pending", "succeeded"]),
  );
  if ((await tx.$count(refunds, ofOrder)) === 0) return false;
  await lockOrder(tx, orderId);
  const found = await tx.select().from(refunds).where(ofOrder).orderBy(refunds.created_at);
  if (found.some((refund) => refund.reference === reference)) return false;
  const refund = found.find(
    (one) =>
      one.reference === null &&
      one.amount_halere === amount &&
      pragueDay(one.created_at) <= bookedOn &&
      (one.account === "" || isTo(one.account)),
  );
  if (!refund) return false;
  await takeRefundState(context, tx, refund.id, { state: "succeeded", reference });
  return true;
}
