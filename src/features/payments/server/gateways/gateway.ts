import type { Language } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { GatewayName } from "../../card-payment.ts";

export const CURRENCY = "CZK";

/** What a gateway is asked to collect. The same request, sent twice, must open one payment. */
export interface PaymentRequest {
  /** The try's id: the gateway's idempotency key, and what its notices name. */
  id: string;
  orderNumber: string;
  amount: Halere;
  currency: string;
  /** What is paid for, for the gateway's page and the customer's receipt. */
  title: string;
  description: string;
  email: string;
  language: Language;
  /** The order's own page: where the customer returns to, having paid or not. */
  returnUrl: string;
}

export interface OpenedPayment {
  reference: string;
  /** The page to send the customer to. */
  url: string;
  expiresAt: Date;
}

/** What a gateway says happened to a payment, after its signature was found right. */
export interface PaymentNotice {
  /** The same for a notice that is sent again. */
  id: string;
  outcome: "paid" | "failed" | "expired";
  /** The id of the try that the gateway was asked with; null where it knows only its own name for it. */
  payment: string | null;
  reference: string;
  /** The order's number as the gateway was told it; it says whose money a payment is that nobody knows. */
  orderNumber?: string | null;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  /** What the gateway calls the money that came, where that is not the reference. */
  charge?: string | null;
}

/** Something happened to money that goes back: the gateway is asked what. */
export interface RefundNotice {
  id: string;
  outcome: "refund";
  charge: string;
}

/** The customer's bank takes a card payment back, or gives it up: facts that only grow, in whatever order they come. */
export interface DisputeNotice {
  id: string;
  outcome: "dispute";
  charge: string;
  dispute: DisputeFacts;
}

export interface DisputeFacts {
  /** The gateway's own name for it. */
  reference: string;
  amount: Halere;
  /** `inquiry`: the bank only asks, and takes nothing yet. */
  state: "inquiry" | "open" | "won" | "lost";
  /** The gateway's word for why. */
  reason: string;
  /** ISO moments, as the gateway has them; null: not that this notice knows of. */
  opened_at: string;
  withdrawn_at: string | null;
  reinstated_at: string | null;
  closed_at: string | null;
}

/** News of a payment by the gateway's name for its money. */
export type ChargeNotice = RefundNotice | DisputeNotice;

/** The payment whose money goes back. */
export interface Charged {
  reference: string | null;
  charge: string | null;
}

/** What a gateway is asked to send back. The same request, sent twice, must send it once where `repeatable`. */
export interface RefundRequest extends Charged {
  /** The refund's id: the gateway's idempotency key. */
  id: string;
  orderNumber: string;
  amount: Halere;
  currency: string;
}

/** A refund as the gateway has it. */
export interface GatewayRefund {
  /** The gateway's own name for it. */
  reference: string;
  state: "pending" | "succeeded" | "failed";
  /** Why it failed, in the gateway's words. */
  fault: string;
}

/** One of all refunds of a payment. */
export interface ListedRefund extends GatewayRefund {
  /** The id that it was asked with; null where it was made in the gateway's own pages. */
  id: string | null;
  amount: Halere;
}

/** Where a customer returns to who has paid, as far as the browser knows. */
export function fromGateway(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("from", "gateway");
  return url.href;
}

/** The gateway has refused the request; the same one may not be sent again. */
export class GatewayRefusal extends Error {}

/** The request never reached the gateway, so that nothing was done. */
export class GatewayUnreached extends Error {}

/** The notice is not signed by the gateway, or is too old. */
export class ForgedNotice extends Error {}

export interface PaymentGateway {
  name: GatewayName;
  /** Opens a payment. Throws GatewayRefusal where a new request is needed; anything else may be tried again. */
  open(request: PaymentRequest): Promise<OpenedPayment>;
  /**
   * Reads a notice from its bytes, and asks where the notice alone proves nothing; null for one that is no news of a
   * payment. Throws ForgedNotice; any other error: the gateway did not answer.
   */
  read(
    body: Buffer,
    header: (name: string) => string | undefined,
  ): Promise<PaymentNotice | ChargeNotice | null>;
  /** How a payment stands, as a notice would say it; null while it is open. */
  status(payment: { id: string; reference: string }): Promise<PaymentNotice | null>;
  /** Closes a payment that is open, so that nobody pays it any more. Throws GatewayRefusal where it is not. */
  cancel(payment: { reference: string }): Promise<void>;
  /** Asks whether the keys are right, and moves nothing. Throws GatewayRefusal where they are not. */
  check(): Promise<void>;
  /** Sends money back. Throws GatewayRefusal where it will not, GatewayUnreached; after anything else it may have been done. */
  refund(request: RefundRequest): Promise<GatewayRefund>;
  /** All refunds of a payment; null where the gateway does not tell. */
  refundsOf(payment: Charged): Promise<ListedRefund[] | null>;
  /** Whether a refund that was asked for without an answer may be asked for again. */
  repeatable: boolean;
  /** The least and the greatest sum that it takes; less or more is refused by it. */
  limits: { least: Halere; greatest: Halere };
}
