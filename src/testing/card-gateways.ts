import Stripe from "stripe";
import type { PaymentNotice } from "#features/payments/server/gateways/gateway.ts";
import { cardPayments } from "#features/payments/server/payments.table.ts";
import { startStripeServer } from "./stripe-server.ts";
import type { TestServer } from "./test-server.ts";

/** A gateway for promises that all of them keep: its variables, and what happens at its end. */
export interface GatewayDriver {
  environment: Record<string, string>;
  /** Something happened to the latest payment, and the shop is told; answers the status of its answer. */
  say: (server: TestServer, outcome: PaymentNotice["outcome"], amount?: number) => Promise<number>;
  /** Refunds that the gateway has made, in haléře. */
  refunds: () => number[];
  /** The next question is lost: before anything was done, or only its answer. */
  lose: (what: "question" | "answer", times?: number) => void;
  /** Whether a refund without an answer can be asked for again. */
  repeatable: boolean;
}

/** By their names; the test gateway has no refunds of its own to look at. */
export const CARD_GATEWAYS: Record<"stripe", () => Promise<GatewayDriver>> = { stripe: stripeDriver };

async function stripeDriver(): Promise<GatewayDriver> {
  const api = await startStripeServer();
  const keys = { STRIPE_SECRET_KEY: "sk_test_onlyfortests", STRIPE_WEBHOOK_SECRET: "whsec_onlyfortests" };
  const stripe = new Stripe(keys.STRIPE_SECRET_KEY);
  const types = {
    paid: "checkout.session.completed",
    failed: "checkout.session.async_payment_failed",
    expired: "checkout.session.expired",
  };
  return {
    environment: { ...keys, STRIPE_API_URL: api.url },
    async say(server, outcome, amount) {
      const payment = await latestPayment(server);
      const session = api.sessions.find(({ id }) => id === payment.reference);
      if (session && outcome === "paid") session.status = "complete";
      return stripeEvent(server, stripe, types[outcome], {
        ...{ id: payment.reference, object: "checkout.session", currency: "czk" },
        ...{ payment_status: outcome === "paid" ? "paid" : "unpaid", metadata: { payment: payment.id } },
        ...{ amount_total: amount ?? payment.amount_halere, payment_intent: session?.intent },
      });
    },
    refunds: () => api.refunds.filter(({ status }) => status !== "failed").map(({ amount }) => amount),
    // Stripe's library asks three times by itself.
    lose: (what, times = 3) =>
      api.next(...Array(times).fill(what === "question" ? "hang up" : "done, hang up")),
    repeatable: true,
  };
}

/** A signed event of Stripe about an object, as its webhook sends it; answers the status of the answer. */
export async function stripeEvent(
  server: TestServer,
  stripe: Stripe,
  type: string,
  object: object,
  id = `evt_${Math.random()}`,
): Promise<number> {
  const payload = JSON.stringify({ id, object: "event", type, data: { object } });
  const secret = server.services.config.STRIPE_WEBHOOK_SECRET ?? "";
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const { statusCode } = await server.app.inject({
    method: "POST",
    url: "/api/orders/payments/stripe/notices",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    payload,
  });
  return statusCode;
}

async function latestPayment({ services }: TestServer) {
  const payment = (await services.db.select().from(cardPayments).orderBy(cardPayments.created_at)).at(-1);
  if (!payment) throw new Error("no payment was started");
  return payment;
}
