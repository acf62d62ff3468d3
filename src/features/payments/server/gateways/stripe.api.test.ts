import Stripe from "stripe";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { startStripeServer } from "#testing/outside/stripe-server.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { cardPayments, paymentNotices } from "../payments.table.ts";

const SECRET = "whsec_onlyfortests";
const KEY = "sk_test_onlyfortests";

const stripeApi = await startStripeServer();
const { sent } = stripeApi;

const server = await testServer({
  PUBLIC_URL: "https://drift.example.cz",
  STRIPE_SECRET_KEY: KEY,
  STRIPE_WEBHOOK_SECRET: SECRET,
  STRIPE_API_URL: stripeApi.url,
});
const { db } = server.services;
const stripe = new Stripe(KEY);
let mine: string;

// The round asks the gateway too, whenever its minute comes.
beforeAll(() => server.services.jobs.stop());
beforeEach(async () => {
  const shop = await openShop(server.services);
  await db.delete(paymentNotices);
  await db.update(paymentMethods).set({ kind: "card" });
  const { body } = await server.call("POST /orders", { language: "cs", body: shop.payload });
  mine = `/orders/mine/${body.orderId}/${body.access_key}`;
  stripeApi.reset();
});

const start = () => server.call(`POST ${mine}/payment`, { language: "cs" });
const state = async () => (await server.call(`GET ${mine}`)).body.payment;
const latest = async () => (await db.select().from(cardPayments).orderBy(cardPayments.created_at)).at(-1);

/** An event as Stripe sends it, about the latest payment. */
async function event(type: string, session: object = {}, id = `evt_${Math.random()}`): Promise<string> {
  const payment = await latest();
  return JSON.stringify({
    id,
    object: "event",
    type,
    data: {
      object: {
        id: payment?.reference,
        object: "checkout.session",
        amount_total: payment?.amount_halere,
        currency: "czk",
        payment_status: "paid",
        metadata: { payment: payment?.id },
        ...session,
      },
    },
  });
}

function post(payload: string, signature: string) {
  return server.app.inject({
    method: "POST",
    url: "/api/orders/payments/stripe/notices",
    headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
    payload,
  });
}

const signed = (payload: string, secret = SECRET, timestamp = Math.floor(Date.now() / 1000)) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

test("Stripe is asked for exactly the order, and the customer is sent to its page", async () => {
  const { status, body } = await start();
  expect(status).toBe(200);
  expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\/cs_test_/);
  const payment = await latest();
  const [call] = sent;
  expect(call).toMatchObject({
    path: "POST /v1/checkout/sessions",
    key: `paddock-${payment?.id}`,
    bearer: `Bearer ${KEY}`,
  });
  const number = mine.split("/")[3]?.padStart(10, "0");
  expect(Object.fromEntries(call?.form ?? [])).toMatchObject({
    mode: "payment",
    "allowed_payment_method_types[0]": "card",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": "czk",
    "line_items[0][price_data][unit_amount]": "557870",
    "line_items[0][price_data][product_data][name]": `Objednávka ${number}`,
    customer_email: "zofie@example.cz",
    locale: "cs",
    client_reference_id: number,
    "metadata[payment]": payment?.id,
    cancel_url: `https://drift.example.cz${mine.replace("/orders/mine", "/order")}?lang=cs`,
    success_url: `https://drift.example.cz${mine.replace("/orders/mine", "/order")}?lang=cs&from=gateway`,
  });
});

test("what got lost on the way is asked again under the same key, so no second payment is opened", async () => {
  stripeApi.next("hang up", "hang up", "hang up");
  const failed = await start();
  expect([failed.status, failed.headers["retry-after"]]).toEqual([503, "10"]);
  expect(failed.body.message).toContain("Vaši objednávku máme");
  expect((await start()).status).toBe(200);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(await db.$count(cardPayments)).toBe(1);
});

test("what Stripe refuses is a failed try; the next has a key of its own", async () => {
  stripeApi.next("refuse");
  expect((await start()).status).toBe(503);
  expect(await state()).toMatchObject({ state: "waiting", card: "failed" });
  expect((await start()).status).toBe(200);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

test("only a signed event pays the order, once, however often it comes", {
  tags: "both-databases",
}, async () => {
  await start();
  const payload = await event("checkout.session.completed", {}, "evt_1");
  expect((await post(payload, signed(payload, "whsec_ofanother"))).statusCode).toBe(400);
  expect((await post(payload.replace("557870", "557871"), signed(payload))).statusCode).toBe(400);
  expect((await post(payload, "")).statusCode).toBe(400);
  const old = Math.floor(Date.now() / 1000) - 3600;
  expect((await post(payload, signed(payload, SECRET, old))).statusCode).toBe(400);
  expect(await state()).toMatchObject({ state: "waiting" });
  const codes = await Promise.all([1, 2, 3].map(() => post(payload, signed(payload))));
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(await state()).toMatchObject({ state: "paid" });
  expect(await db.$count(paymentNotices)).toBe(1);
});

test("slow ways of paying count when the money has come; other events and payments change nothing", async () => {
  await start();
  const say = async (type: string, session: object = {}) => {
    const payload = await event(type, session);
    expect((await post(payload, signed(payload))).statusCode).toBe(204);
  };
  await say("checkout.session.completed", { payment_status: "unpaid" });
  await say("payment_intent.created");
  await say("checkout.session.completed", { metadata: {} });
  expect(await state()).toMatchObject({ state: "waiting", card: "open" });
  await say("checkout.session.async_payment_failed", { payment_status: "unpaid" });
  expect(await state()).toMatchObject({ state: "waiting", card: "failed" });
  await say("checkout.session.async_payment_succeeded");
  await say("checkout.session.expired");
  expect(await state()).toMatchObject({ state: "paid" });
});

test("another amount or currency is not taken as paid", async () => {
  await start();
  const payload = await event("checkout.session.completed", { currency: "eur" });
  await post(payload, signed(payload));
  expect(await state()).toMatchObject({ state: "waiting", card: "refused" });
  expect(await latest()).toMatchObject({ received_amount: 557_870, received_currency: "EUR" });
});

test("the test gateway is not there beside real keys", async () => {
  await start();
  const reference = (await latest())?.reference;
  expect((await server.call(`GET /orders/payments/test/pages/${reference}`)).status).toBe(404);
  expect((await server.call("POST /orders/payments/test/notices", { body: {} })).status).toBe(404);
});
