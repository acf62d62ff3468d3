import { and, eq, isNull } from "drizzle-orm";
import { orderNumber } from "#features/orders/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { RefundState } from "../../refund.ts";
import { CURRENCY, GatewayRefusal, GatewayUnreached } from "../gateways/gateway.ts";
import { gatewayNamed } from "../gateways/gateway-of.ts";
import { cardPayments } from "../payments.table.ts";
import { refunds } from "./refunds.table.ts";
import { takeRefundState } from "./take-refund-state.ts";

type Refund = typeof refunds.$inferSelect;

/** Longer than any gateway is waited for. */
const ANSWERED_WITHIN_MS = 60_000;

/**
 * Asks the gateway to send a refund, or how one stands that it has. Two at once, or a second time after the process
 * died, ask under the same key. Where no answer comes the refund stays as it is and is asked for again; where the
 * gateway would send it twice then, it becomes `unclear` and a person looks. Answers the state after it.
 */
export async function askForRefund(context: Context, id: string): Promise<RefundState> {
  const found = await refundWithPayment(context, id);
  if (!found || (found.refund.state !== "opening" && found.refund.state !== "pending"))
    return found?.refund.state ?? "failed";
  const { refund, payment } = found;
  const gateway = payment && (await gatewayNamed(context.config, payment.gateway));
  if (!gateway) return take(context, id, { state: "failed", fault: "The gateway is not configured." });
  try {
    if (refund.state === "pending") {
      const now = (await gateway.refundsOf(payment))?.find((one) => one.reference === refund.reference);
      return now ? await take(context, id, now) : refund.state;
    }
    // Asked before, and nobody knows what came of it.
    const isFirst = await markAsked(context, refund);
    if (!isFirst && !gateway.repeatable)
      return isBeingAsked(context, refund) ? refund.state : take(context, id, { state: "unclear" });
    const answer = await gateway.refund({
      id,
      reference: payment.reference,
      charge: payment.charge,
      orderNumber: orderNumber(refund.order_id),
      amount: refund.amount_halere,
      currency: CURRENCY,
    });
    return await take(context, id, answer);
  } catch (error) {
    return refused(context, refund, gateway.repeatable, error);
  }
}

async function refused(
  context: Context,
  refund: Refund,
  repeatable: boolean,
  error: unknown,
): Promise<RefundState> {
  const { db, log } = context;
  // Its message may repeat what was sent: only its kind is logged.
  const { name, code } = error as Error & { code?: string };
  log.warn({ refund: refund.id, error: { name, code } }, "The payment gateway took no refund");
  if (error instanceof GatewayRefusal)
    return take(context, refund.id, { state: "failed", fault: error.message });
  if (refund.state !== "opening") return refund.state;
  if (error instanceof GatewayUnreached)
    await db.update(refunds).set({ asked_at: null }).where(eq(refunds.id, refund.id));
  else if (!repeatable) return take(context, refund.id, { state: "unclear" });
  return "opening";
}

async function take(
  context: Context,
  id: string,
  told: { state: RefundState; reference?: string; fault?: string },
): Promise<RefundState> {
  const { state, reference, fault } = told;
  const after = await context.db.transaction((tx) =>
    takeRefundState(context, tx, id, { state, ...(reference && { reference }), ...(fault && { fault }) }),
  );
  return after.state;
}

/** Says in the row that the gateway is being asked; false where that was said before. */
async function markAsked({ db, now }: Context, { id }: Refund): Promise<boolean> {
  const marked = await db
    .update(refunds)
    .set({ asked_at: now() })
    .where(and(eq(refunds.id, id), isNull(refunds.asked_at)))
    .returning({ id: refunds.id });
  return marked.length > 0;
}

/** Another call may be waiting for the answer this very moment. */
function isBeingAsked({ now }: Context, { asked_at }: Refund): boolean {
  return asked_at === null || Math.abs(now().getTime() - asked_at.getTime()) < ANSWERED_WITHIN_MS;
}

async function refundWithPayment({ db }: Context, id: string) {
  const [found] = await db
    .select({ refund: refunds, payment: cardPayments })
    .from(refunds)
    .leftJoin(cardPayments, eq(cardPayments.id, refunds.card_payment_id))
    .where(eq(refunds.id, id));
  return found;
}
