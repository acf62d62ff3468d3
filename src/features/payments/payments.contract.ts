import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { instant } from "#kit/contract/validation/fields.ts";
import { CARD_PAYMENT_STATES, GATEWAY_ERRORS, GATEWAYS } from "./card-payment.ts";

const reference = z.object({ reference: z.string().min(1).max(100) });

/** A payment as the test gateway's page shows it. */
const testPayment = z.object({
  order_number: z.string(),
  amount: z.number(),
  is_open: z.boolean(),
  return_url: z.string(),
});

const cardGateway = z.object({
  gateway: z.enum([...GATEWAYS, "none"]),
  /** False for the test gateway and for Stripe's test mode. */
  moves_money: z.boolean(),
  /** How it answered when it was last asked whether the keys are right; null: it was not. */
  check: z
    .object({
      asked_at: instant(),
      last_ok_at: instant().nullable(),
      fault: z.enum(GATEWAY_ERRORS).nullable(),
      failing_since: instant().nullable(),
    })
    .nullable(),
});

/**
 * A try to pay by card. `received_*`: what came, where it was not what was asked; `reference`: how the gateway names that,
 * blank otherwise.
 */
export const cardTry = z.object({
  id: z.string(),
  at: instant(),
  gateway: z.enum(GATEWAYS),
  state: z.enum(CARD_PAYMENT_STATES),
  amount: z.number(),
  currency: z.string(),
  received_amount: z.number().nullable(),
  received_currency: z.string().nullable(),
  reference: z.string(),
});

export type CardGatewayShown = z.output<typeof cardGateway>;

export type TestPayment = z.output<typeof testPayment>;

export type CardTry = z.output<typeof cardTry>;

export const paymentsEndpoints = {
  notice: endpoint({
    method: "POST",
    path: "/orders/payments/:gateway/notices",
    access: "open",
    summary:
      "Signed notices of the payment gateway (webhook): 400 for a wrong signature or secret, one that repeats is ignored",
    params: z.object({ gateway: z.enum(GATEWAYS) }),
    rawBody: true,
    keepsAnswers: true,
  }),
  gateway: endpoint({
    method: "GET",
    path: "/orders/admin/payment-gateway",
    access: "admin",
    roles: ["shop", "money"],
    summary: "Which gateway takes cards now, and whether money moves",
    response: cardGateway,
  }),
  checkGateway: endpoint({
    method: "POST",
    path: "/orders/admin/payment-gateway/check",
    access: "admin",
    roles: ["shop", "money"],
    summary: "Asks the gateway whether its keys are right, and moves nothing; answers what came of it",
    body: z.object({}),
    status: 200,
    response: cardGateway,
    keepsAnswers: true,
  }),
  testPayment: endpoint({
    method: "GET",
    path: "/orders/payments/test/pages/:reference",
    access: "public",
    summary: "A payment of the test gateway, which moves no money; 404 where a real gateway is in use",
    params: reference,
    response: testPayment,
  }),
  endTestPayment: endpoint({
    method: "POST",
    path: "/orders/payments/test/pages/:reference",
    access: "public",
    summary: "Ends a payment of the test gateway: `paid`, `failed`, or `expired` for one that was left",
    params: reference,
    body: z.object({ outcome: z.enum(["paid", "failed", "expired"]) }),
    response: z.object({ return_url: z.string() }),
    keepsAnswers: true,
  }),
};

export type PaymentsEndpoints = typeof paymentsEndpoints;
