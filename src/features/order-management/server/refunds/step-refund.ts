import { and, eq } from "drizzle-orm";
import { lockedOrder, logOrder } from "#features/orders/server/index.ts";
import { askForRefund, refunds, takeRefundState } from "#features/payments/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { RefundStep } from "../../order-refunds.contract.ts";
import { getOrder } from "../admin-orders.ts";

const OVER = {
  en: "This refund has changed in the meantime. Look at the order again.",
  cs: "Toto vrácení se mezitím změnilo. Podívejte se na objednávku znovu.",
};

/**
 * What a person does with a refund that is on its way: has sent the transfer, calls it off, or has the gateway asked.
 * Throws NOT_FOUND, CONFLICT where it is over, or the gateway has it.
 */
export async function stepRefund(context: Context, id: number, refundId: string, step: RefundStep) {
  const own = and(eq(refunds.id, refundId), eq(refunds.order_id, id));
  if (step === "ask") {
    const [found] = await context.db.select().from(refunds).where(own);
    if (!found?.gateway) throw new Refusal("NOT_FOUND");
    await askForRefund(context, refundId);
    return getOrder(context, id);
  }
  await context.db.transaction(async (tx) => {
    await lockedOrder(tx, id);
    const [refund] = await tx.select().from(refunds).where(own).for("update");
    if (!refund) throw new Refusal("NOT_FOUND");
    const state = step === "sent" ? "succeeded" : "cancelled";
    // A second tap, or one in another tab.
    if (refund.state === state) return;
    const isOpen = refund.gateway ? refund.state === "unclear" : refund.state === "pending";
    if (!isOpen) throw new Refusal("CONFLICT", { words: OVER });
    await takeRefundState(context, tx, refundId, { state });
    if (state === "cancelled")
      await logOrder(
        context,
        tx,
        id,
        "changed",
        { sending_back: toCzk(refund.amount_halere) },
        { sending_back: 0 },
      );
  });
  return getOrder(context, id);
}
