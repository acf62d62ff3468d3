/**
 * States of a try to pay by card. `opening`: stored, the gateway not yet asked; `open`: the customer may pay;
 * `paid` is final; `failed` and `expired` may be followed by another try, or by a late `paid`; `refused`: money
 * came, but not the amount or the currency that was asked.
 */
export const CARD_PAYMENT_STATES = ["opening", "open", "paid", "failed", "expired", "refused"] as const;
export type CardPaymentState = (typeof CARD_PAYMENT_STATES)[number];

/** `test`: a page of our own that moves no money. */
export const GATEWAYS = ["stripe", "test"] as const;
export type GatewayName = (typeof GATEWAYS)[number];

/** `none`: cards are not offered. `moves_money`: false also for Stripe's own test mode. */
export interface CardGateway {
  gateway: GatewayName | "none";
  moves_money: boolean;
}
