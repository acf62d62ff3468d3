import Stripe from "stripe";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import type { PaymentNotice } from "#features/payments/server/gateways/gateway.ts";
import { cardPayments } from "#features/payments/server/payments.table.ts";
import { openShop } from "../shop/orders-test-data.ts";
import { type TestServer, testServer } from "../test-server.ts";
import { startComgateServer } from "./comgate-server.ts";
import { startStripeServer, toSession } from "./stripe-server.ts";

/** A gateway for promises that all of them keep: its variables, and what happens at its end. */
export interface GatewayDriver {
  environment: Record<string, string>;
  /** Something happened to the latest payment, or the one of this id; the shop is told. Answers the status of its answer. */
  say: (
    server: TestServer,
    outcome: PaymentNotice["outcome"],
    amount?: number,
    id?: string,
  ) => Promise<number>;
  /** The customer has paid, and no notice comes. */
  payUnseen: () => void;
  /** Notices that are not the gateway's own; answers the statuses of the answers. */
  forge: (server: TestServer) => Promise<number[]>;
  /** The next question is refused. */
  refuse: () => void;
  /** Whether the latest payment's page, or the one of this reference, can still be paid on. */
  isOpen: (reference?: string) => boolean;
  /** Refunds that the gateway has made, in haléře. */
  refunds: () => number[];
  /** The next question is lost: before anything was done, or only its answer. */
  lose: (what: "question" | "answer", times?: number) => void;
  /** From now on it thinks so long before it answers, milliseconds. */
  slow: (ms: number) => void;
  /** What it is asked from now on it answers only when this promise is kept. */
  hold: (until: Promise<void>) => void;
  /** The references of all payments that it has opened. */
  opened: () => string[];
  /** The customer pays on the page of this reference, and the shop is told. */
  payOn: (server: TestServer, reference: string) => Promise<number>;
  /** Whether a refund without an answer can be asked for again. */
  repeatable: boolean;
}

/** By their names; the test gateway has no refunds of its own to look at. */
const CARD_GATEWAYS: Record<"stripe" | "comgate", () => Promise<GatewayDriver>> = {
  stripe: stripeDriver,
  comgate: comgateDriver,
};

/** A server of its own for each gateway, its jobs at rest: the tests run them by hand. */
export function startCardServers() {
  return Promise.all(
    Object.entries(CARD_GATEWAYS).map(async ([name, start]) => {
      const gateway = await start();
      const server = await testServer({ PUBLIC_URL: "https://drift.example.cz", ...gateway.environment });
      await server.services.jobs.stop();
      return { name, gateway, server };
    }),
  );
}

/** A new shop with one order that waits for a card; answers its addresses for the team and for its customer. */
export async function orderByCard(server: TestServer): Promise<{ path: string; mine: string }> {
  server.setNow(null);
  const shop = await openShop(server.services);
  await server.services.db.update(paymentMethods).set({ kind: "card" });
  const { body } = await server.call("POST /orders", { language: "cs", body: shop.payload });
  return {
    path: `/orders/admin/orders/${body.orderId}`,
    mine: `/orders/mine/${body.orderId}/${body.access_key}`,
  };
}

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
    async say(server, outcome, amount, id) {
      const payment = await latestPayment(server, id);
      const session = api.sessions.find(({ id }) => id === payment.reference);
      if (session && outcome === "paid") session.status = "complete";
      return stripeEvent(server, stripe, types[outcome], {
        id: payment.reference,
        object: "checkout.session",
        currency: "czk",
        payment_status: outcome === "paid" ? "paid" : "unpaid",
        metadata: { payment: payment.id },
        amount_total: amount ?? payment.amount_halere,
        payment_intent: session?.intent,
      });
    },
    refunds: () => api.refunds.filter(({ status }) => status !== "failed").map(({ amount }) => amount),
    // Stripe's library asks three times by itself.
    lose: (what, times = 3) =>
      api.next(...Array(times).fill(what === "question" ? "hang up" : "done, hang up")),
    forge: async (server) => {
      const object = { metadata: { payment: (await latestPayment(server)).id }, payment_status: "paid" };
      return [await stripeEvent(server, stripe, types.paid, object, { secret: "whsec_ofanother" })];
    },
    payUnseen: () => Object.assign(api.sessions.at(-1) ?? {}, { status: "complete" }),
    slow: (ms) => {
      api.delayMs = ms;
    },
    hold: () => {
      throw new Error("Stripe's stand-in keeps no answer back");
    },
    opened: () => api.sessions.map(({ id }) => id),
    payOn: (server, reference) => {
      const session = api.sessions.find(({ id }) => id === reference);
      if (!session) throw new Error("Stripe has no such session");
      session.status = "complete";
      return stripeEvent(server, stripe, types.paid, toSession(session));
    },
    refuse: () => api.next("refuse"),
    isOpen: (reference = api.sessions.at(-1)?.id) =>
      api.sessions.find(({ id }) => id === reference)?.status === "open",
    repeatable: true,
  };
}

async function comgateDriver(): Promise<GatewayDriver> {
  const api = await startComgateServer();
  return {
    environment: { COMGATE_MERCHANT: api.merchant, COMGATE_SECRET: api.secret, COMGATE_API_URL: api.url },
    async say(server, outcome, amount, id) {
      const { reference } = await latestPayment(server, id);
      const payment = api.payments.find(({ transId }) => transId === reference);
      if (!payment) throw new Error("Comgate has no such payment");
      payment.status = outcome === "paid" ? "PAID" : "CANCELLED";
      if (amount !== undefined) payment.price = amount;
      return comgateNotice(server, api.notice(payment));
    },
    forge: async (server) => {
      const payment = api.payments.at(-1);
      if (!payment) throw new Error("Comgate has no payment");
      const lies: Record<string, string>[] = [{ secret: "anothersecret00000" }, { merchant: "1" }];
      return Promise.all(
        lies.map((lie) => comgateNotice(server, api.notice({ ...payment, status: "PAID" }, lie))),
      );
    },
    refunds: () => api.payments.flatMap(({ refunded }) => refunded),
    lose: (what, times = 1) =>
      api.next(
        ...Array<"hang up" | "done, hang up">(times).fill(what === "question" ? "hang up" : "done, hang up"),
      ),
    payUnseen: () => Object.assign(api.payments.at(-1) ?? {}, { status: "PAID" }),
    slow: (ms) => {
      api.delayMs = ms;
    },
    hold: (until) => {
      api.held = until;
    },
    opened: () => api.payments.map(({ transId }) => transId),
    payOn: (server, reference) => {
      const payment = api.payments.find(({ transId }) => transId === reference);
      if (!payment) throw new Error("Comgate has no such payment");
      payment.status = "PAID";
      return comgateNotice(server, api.notice(payment));
    },
    refuse: () => api.next("refuse"),
    isOpen: (reference = api.payments.at(-1)?.transId) =>
      api.payments.find(({ transId }) => transId === reference)?.status === "PENDING",
    repeatable: false,
  };
}

/** A notice as Comgate pushes it; answers the status of the answer. */
async function comgateNotice(server: TestServer, payload: string): Promise<number> {
  const { statusCode } = await server.app.inject({
    method: "POST",
    url: "/api/orders/payments/comgate/notices",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload,
  });
  return statusCode;
}

/** A signed event of Stripe about an object, as its webhook sends it; answers the status of the answer. */
export async function stripeEvent(
  server: TestServer,
  stripe: Stripe,
  type: string,
  object: object,
  {
    id = `evt_${Math.random()}`,
    created = Math.floor(Date.now() / 1000),
    secret = server.services.config.STRIPE_WEBHOOK_SECRET ?? "",
  } = {},
): Promise<number> {
  const payload = JSON.stringify({ id, object: "event", type, created, data: { object } });
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  const { statusCode } = await server.app.inject({
    method: "POST",
    url: "/api/orders/payments/stripe/notices",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    payload,
  });
  return statusCode;
}

async function latestPayment({ services }: TestServer, id?: string) {
  const all = await services.db.select().from(cardPayments).orderBy(cardPayments.created_at);
  const payment = id === undefined ? all.at(-1) : all.find((one) => one.id === id);
  if (!payment) throw new Error("no payment was started");
  return payment;
}
