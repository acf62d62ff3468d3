import Stripe from "stripe";
import {
  type Charged,
  type GatewayRefund,
  GatewayRefusal,
  type ListedRefund,
  type RefundNotice,
  type RefundRequest,
} from "./gateway.ts";

/** Money back through Stripe: https://docs.stripe.com/api/refunds */

/** Stripe gives at most so many at once; a payment has fewer refunds. */
const MOST_LISTED = 100;

/** Asks for a refund; the same id again is answered with the same refund. Throws GatewayRefusal. */
export async function refundWithStripe(stripe: Stripe, request: RefundRequest): Promise<GatewayRefund> {
  const { id, amount, orderNumber } = request;
  try {
    const payment_intent = await intentOf(stripe, request);
    // Stripe forgets idempotency keys after a day, but never a refund.
    const made = (await listed(stripe, payment_intent)).find((one) => one.id === id);
    if (made) return made;
    const refund = await stripe.refunds.create(
      { payment_intent, amount, metadata: { refund: id, order: orderNumber } },
      { idempotencyKey: `paddock-refund-${id}` },
    );
    return answerOf(refund);
  } catch (error) {
    throw isRefusal(error) ? new GatewayRefusal(error.message) : error;
  }
}

/** All refunds of a payment, those made in Stripe's own pages too. */
export async function stripeRefundsOf(stripe: Stripe, payment: Charged): Promise<ListedRefund[]> {
  return listed(stripe, await intentOf(stripe, payment));
}

/** An event about a refund, of whatever kind: it says which payment to ask about. */
export function refundNoticeOf(event: Stripe.Event): RefundNotice | null {
  switch (event.type) {
    case "charge.refunded":
    case "charge.refund.updated":
    case "refund.created":
    case "refund.updated":
    case "refund.failed": {
      const charge = idOf(event.data.object.payment_intent);
      return charge ? { id: event.id, outcome: "refund", charge } : null;
    }
    default:
      return null;
  }
}

/** `pi_...` of an object that stands in the answer whole, or by its id. */
export function idOf(object: string | { id: string } | null | undefined): string | null {
  return typeof object === "string" ? object : (object?.id ?? null);
}

async function intentOf(stripe: Stripe, { reference, charge }: Charged): Promise<string> {
  if (charge) return charge;
  const session = reference ? await stripe.checkout.sessions.retrieve(reference) : null;
  const intent = idOf(session?.payment_intent);
  if (!intent) throw new GatewayRefusal("Stripe has no payment for this session");
  return intent;
}

async function listed(stripe: Stripe, payment_intent: string): Promise<ListedRefund[]> {
  const { data } = await stripe.refunds.list({ payment_intent, limit: MOST_LISTED });
  return data.map((refund) => ({
    ...answerOf(refund),
    id: refund.metadata?.refund ?? null,
    amount: refund.amount,
  }));
}

function answerOf({ id, status, failure_reason }: Stripe.Refund): GatewayRefund {
  const state =
    status === "succeeded"
      ? "succeeded"
      : status === "failed" || status === "canceled"
        ? "failed"
        : "pending";
  return { reference: id, state, fault: state === "failed" ? (failure_reason ?? "") : "" };
}

/** What is wrong with the request or the keys: nothing was sent. Anything else is asked again under the same key. */
function isRefusal(error: unknown): error is Error {
  if (error instanceof GatewayRefusal) return true;
  const { StripeInvalidRequestError, StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  return (
    (error instanceof StripeInvalidRequestError && error.statusCode !== 409) ||
    error instanceof StripeAuthenticationError ||
    error instanceof StripePermissionError
  );
}
