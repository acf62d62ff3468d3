import Stripe from "stripe";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { cardPayments } from "#features/payments/server/payments.table.ts";
import { askForRefunds } from "#features/payments/server/refunds/refund-jobs.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { stripeEvent } from "#testing/outside/card-gateways.ts";
import { startStripeServer } from "#testing/outside/stripe-server.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const api = await startStripeServer();
const keys = { STRIPE_SECRET_KEY: "sk_test_onlyfortests", STRIPE_WEBHOOK_SECRET: "whsec_onlyfortests" };
const server = await testServer({ ...keys, STRIPE_API_URL: api.url });
const { db } = server.services;
const stripe = new Stripe(keys.STRIPE_SECRET_KEY);
let token: string;
let path: string;

beforeAll(async () => {
  token = await server.signIn();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  const shop = await openShop(server.services);
  await db.update(paymentMethods).set({ kind: "card" });
  const { body } = await server.call("POST /orders", { language: "cs", body: shop.payload });
  path = `/orders/admin/orders/${body.orderId}`;
  await server.call(`POST /orders/mine/${body.orderId}/${body.access_key}/payment`);
  await pay();
  await call(`PATCH ${path}`, { status: "cancelled" });
  api.reset();
  await db.delete(mails);
});

const call = (what: string, body?: object) => server.call(what, { token, language: "cs", body });
const order = async () => (await call(`GET ${path}`)).body;
const refund = (amount: number) => call(`POST ${path}/refunds`, { way: "card", amount, seen: 0 });
const kinds = async () => (await db.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind);
const session = () => api.sessions.at(-1) as (typeof api.sessions)[number];

async function pay(): Promise<void> {
  const [payment] = await db.select().from(cardPayments);
  session().status = "complete";
  const { id, intent, amount } = session();
  const metadata = { payment: payment?.id };
  const paid = { payment_status: "paid", payment_intent: intent, amount_total: amount, currency: "czk" };
  await stripeEvent(server, stripe, "checkout.session.completed", { id, metadata, ...paid });
}

/** Stripe's webhook about money of the payment that goes back; it says `amount` of whatever it likes. */
const tell = (type: string, changes: object = {}) =>
  stripeEvent(server, stripe, type, { payment_intent: session().intent, ...changes });

test("one that takes time is on its way until Stripe's webhook says that it is done; then the customer is told, once", async () => {
  api.refundsEnd = "pending";
  expect((await refund(5578.7)).body).toMatchObject({
    refunded: null,
    refunds: [{ state: "pending" }],
    money: { on_the_way: 5578.7, left: 0 },
  });
  expect(await kinds()).toEqual([]);
  expect((await call("GET /orders/admin/views")).body.refunds).toBe(0);
  for (const made of api.refunds) made.status = "succeeded";
  for (const type of ["refund.updated", "charge.refunded", "refund.updated"])
    expect(await tell(type)).toBe(204);
  expect(await order()).toMatchObject({ refunded: 5578.7, refunds: [{ state: "succeeded" }] });
  expect(await kinds()).toEqual(["order-refunded"]);
});

test("without a webhook the state is seen by asking, by the clock and by a tap", async () => {
  api.refundsEnd = "pending";
  const { refunds } = (await refund(100)).body;
  for (const made of api.refunds) made.status = "succeeded";
  const step = { step: "ask" };
  const asked = await call(`PATCH ${path}/refunds/${refunds[0].id}`, step);
  expect(asked.body.refunds).toMatchObject([{ state: "succeeded" }]);
  api.refundsEnd = "pending";
  await call(`POST ${path}/refunds`, { way: "card", amount: 50, seen: 100 });
  for (const made of api.refunds) made.status = "succeeded";
  await askForRefunds(server.services);
  expect(await order()).toMatchObject({ refunded: 150 });
});

test("one that fails, also after it had succeeded, is owed again, and the team is told", async () => {
  await refund(5578.7);
  expect(await order()).toMatchObject({ refunded: 5578.7 });
  for (const made of api.refunds) made.status = "failed";
  await tell("refund.failed");
  await tell("refund.updated");
  expect(await order()).toMatchObject({
    refunded: null,
    owed: 5578.7,
    refunds: [{ state: "failed", fault: "unknown" }],
  });
  expect(await kinds()).toEqual(["order-refunded", "payment-problem"]);
  expect((await call("GET /orders/admin/views")).body.refunds).toBe(1);
  // And it can go again.
  expect((await refund(5578.7)).body).toMatchObject({ refunded: 5578.7 });
});

test("one that was made in Stripe's own pages is taken in, and counts against what is left", async () => {
  const { intent } = session();
  api.refunds.push({
    id: "re_own",
    key: "",
    intent,
    amount: 557_870,
    status: "succeeded",
    metadata: {},
  });
  await tell("charge.refunded");
  await tell("refund.created");
  expect(await order()).toMatchObject({
    refunded: 5578.7,
    money: { left: 0 },
    refunds: [{ state: "succeeded", by: "", way: "card" }],
  });
  expect((await refund(1)).status).toBe(409);
});

test("a webhook that comes while Stripe does not answer is sent again; one about another payment changes nothing", async () => {
  await refund(100);
  api.next("500", "500", "500");
  const id = "evt_again";
  const object = { payment_intent: session().intent };
  expect(await stripeEvent(server, stripe, "refund.updated", object, { id })).toBe(503);
  expect(await stripeEvent(server, stripe, "refund.updated", object, { id })).toBe(204);
  expect(await tell("refund.updated", { payment_intent: "pi_of_another_site" })).toBe(204);
  expect(await order()).toMatchObject({ refunded: 100, refunds: [{ state: "succeeded" }] });
});

test("what Stripe refuses has failed with its reason, and nothing is owed less", async () => {
  api.next("refuse");
  expect((await refund(100)).body).toMatchObject({
    refunded: null,
    owed: 5578.7,
    refunds: [{ state: "failed", fault: "No such thing" }],
  });
});

test("a payment that was taken before its charge was kept can be sent back, too", async () => {
  await db.update(cardPayments).set({ charge: null });
  expect((await refund(5578.7)).body).toMatchObject({ refunded: 5578.7 });
});
