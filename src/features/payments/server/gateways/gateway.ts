import type { Language } from "#kit/contract/language.ts";
import type { Halere } from "#kit/contract/money.ts";
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
  /** The id of the try that the gateway was asked with. */
  payment: string;
  reference: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
}

/** Where a customer returns to who has paid, as far as the browser knows. */
export function fromGateway(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set("from", "gateway");
  return url.href;
}

/** The gateway has refused the request; the same one may not be sent again. */
export class GatewayRefusal extends Error {}

/** The notice is not signed by the gateway, or is too old. */
export class ForgedNotice extends Error {}

export interface PaymentGateway {
  name: GatewayName;
  /** Opens a payment. Throws GatewayRefusal where a new request is needed; anything else may be tried again. */
  open(request: PaymentRequest): Promise<OpenedPayment>;
  /** Reads a notice from its bytes; null for one that is not about a payment. Throws ForgedNotice. */
  read(body: Buffer, header: (name: string) => string | undefined): PaymentNotice | null;
}
