/**
 * States of a try to pay by card. `opening`: stored, the gateway not yet asked; `open`: the customer may pay;
 * `paid` is final; `failed` and `expired` may be followed by another try, or by a late `paid`; `refused`: money
 * came, but not the amount or the currency that was asked; `stray`: money came under the order's number that the shop
 * asked for by no payment that it knows.
 */
export const CARD_PAYMENT_STATES = [
  "opening",
  "open",
  "paid",
  "failed",
  "expired",
  "refused",
  "stray",
] as const;
export type CardPaymentState = (typeof CARD_PAYMENT_STATES)[number];

/** `test`: a page of our own that moves no money. */
export const GATEWAYS = ["stripe", "comgate", "test"] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** `refused`: the keys are wrong, until somebody acts; `away`: no answer. */
export const GATEWAY_ERRORS = ["refused", "away"] as const;
export type GatewayError = (typeof GATEWAY_ERRORS)[number];

export interface GatewayCheck {
  asked_at: Date;
  last_ok_at: Date | null;
  fault: GatewayError | null;
  failing_since: Date | null;
}

/** `none`: cards are not offered. `moves_money`: false also in the test mode of Stripe and Comgate. */
export interface CardGateway {
  gateway: GatewayName | "none";
  moves_money: boolean;
  /** How it answered when it was last asked whether the keys are right; null: it was not. */
  check: GatewayCheck | null;
}
