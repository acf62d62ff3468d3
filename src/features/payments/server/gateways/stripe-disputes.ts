import type Stripe from "stripe";
import type { DisputeFacts, DisputeNotice } from "./gateway.ts";
import { idOf } from "./stripe-refunds.ts";

/** Card payments that a customer's bank takes back: https://docs.stripe.com/api/disputes */

/** An event about a dispute, of whatever kind: what it says of it, and when. */
export function disputeNoticeOf(event: Stripe.Event): DisputeNotice | null {
  switch (event.type) {
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated": {
      const charge = idOf(event.data.object.payment_intent);
      return charge
        ? {
            id: event.id,
            outcome: "dispute",
            charge,
            dispute: factsOf(event.type, event.data.object, event.created),
          }
        : null;
    }
    default:
      return null;
  }
}

function factsOf(type: Stripe.Event["type"], dispute: Stripe.Dispute, happened: number): DisputeFacts {
  const at = momentOf(happened ?? dispute.created);
  const state = stateOf(dispute.status);
  return {
    reference: dispute.id,
    amount: dispute.amount,
    state,
    reason: dispute.reason ?? "",
    opened_at: momentOf(dispute.created ?? happened),
    withdrawn_at: type === "charge.dispute.funds_withdrawn" ? at : null,
    reinstated_at: type === "charge.dispute.funds_reinstated" ? at : null,
    closed_at: state === "won" || state === "lost" ? at : null,
  };
}

function stateOf(status: Stripe.Dispute.Status): DisputeFacts["state"] {
  switch (status) {
    case "warning_needs_response":
    case "warning_under_review":
      return "inquiry";
    case "lost":
      return "lost";
    // The bank's question that came to nothing, and a dispute that Stripe has kept from being made.
    case "won":
    case "warning_closed":
    case "prevented":
      return "won";
    default:
      return "open";
  }
}

function momentOf(seconds: number | undefined): string {
  return (seconds === undefined ? new Date() : new Date(seconds * 1000)).toISOString();
}
