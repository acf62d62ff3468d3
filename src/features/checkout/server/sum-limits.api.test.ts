import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { cardPayments } from "#features/payments/server/payments.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { startStripeServer } from "#testing/outside/stripe-server.ts";
import { costs } from "#testing/shop/paid-order.ts";
import { valueVoucherShop } from "#testing/shop/value-voucher-shop.ts";
import { testServer } from "#testing/test-server.ts";

/** A way of paying is offered only where it can take what is left to pay. */

const stripeApi = await startStripeServer();
const server = await testServer({
  STRIPE_SECRET_KEY: "sk_test_onlyfortests",
  STRIPE_WEBHOOK_SECRET: "whsec_onlyfortests",
  STRIPE_API_URL: stripeApi.url,
});
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof valueVoucherShop>>;
let card: number;
let bank: number;

beforeAll(async () => {
  token = await server.signIn();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  shop = await valueVoucherShop(server, token);
  bank = shop.shop.payload.payment_method;
  const names = { en: "Card", cs: "Karta" };
  const [stored] = await db.insert(paymentMethods).values({ names, kind: "card" }).returning();
  card = stored?.id ?? 0;
  await db.update(shippingMethods).set({ price_halere: 0 });
  stripeApi.reset();
});

const price = (czk: number) =>
  db
    .update(products)
    .set({ price_halere: czk * 100 })
    .where(eq(products.id, "sticker-set"));
const bodyFor = (czk: number, method: number, more: object = {}) => ({
  ...shop.shop.payload,
  payment_method: method,
  total: czk,
  items: [{ id: "sticker-set", quantity: 1, price: czk }],
  ...more,
});
const buy = async (czk: number, method: number, more: object = {}) => {
  await price(czk);
  return server.call("POST /orders", { language: "cs", body: bodyFor(czk, method, more) });
};
async function voucherOver(czk: number): Promise<string> {
  await db.update(shippingMethods).set({ price_halere: 12_900 });
  const { code } = await shop.sell();
  await shop.call(`POST /vouchers/${code}/redeem`, { amount: 5000 - czk, seen: 5000 });
  await db.update(shippingMethods).set({ price_halere: 0 });
  return code;
}
const WORDS = "Platbu „Karta“ lze použít od 15\u00a0Kč. Vyberte prosím jinou.";

describe("Stripe takes no less than 15 CZK", () => {
  test("which visitors are told with the method, and the team beside the method's own limits", async () => {
    const ofCard = async (as?: string) =>
      (await server.call("GET /orders/payment-methods", as ? { token: as } : {})).body.find(
        ({ kind }: { kind: string }) => kind === "card",
      );
    expect(await ofCard()).toMatchObject({ takes_from: 15, takes_to: 999_999.99, least: null });
    await db.update(paymentMethods).set({ least_halere: 20_000, greatest_halere: 500_000 });
    expect(await ofCard(token)).toMatchObject({ takes_from: 200, takes_to: 5000, least: 200 });
  });

  test("an order below is refused in words and leaves nothing; from there on it is taken and can be paid", async () => {
    const { status, body } = await buy(10, card);
    expect([status, body.errors?.[0]]).toMatchObject([422, { message: WORDS }]);
    expect((await buy(14.99, card)).status).toBe(422);
    expect(await db.$count(orders)).toBe(0);
    const taken = await buy(15, card);
    expect(taken.status).toBe(201);
    const mine = `/orders/mine/${taken.body.orderId}/${taken.body.access_key}`;
    expect((await server.call(`POST ${mine}/payment`)).status).toBe(200);
    expect((await buy(10, bank)).status).toBe(201);
  });

  test("what a voucher leaves counts; where it leaves nothing, any way will do", async () => {
    const code = await voucherOver(100);
    expect((await buy(110, card, { codes: [code] })).body).toMatchObject({ errors: [{ message: WORDS }] });
    expect((await buy(115, card, { codes: [code] })).status).toBe(201);
    const other = await voucherOver(100);
    expect((await buy(100, card, { codes: [other] })).status).toBe(201);
  });

  test("the team's order by card too, but not one that is paid already", async () => {
    await price(10);
    const make = (paid: "card" | null) =>
      server.call("POST /orders/admin/orders", {
        token,
        language: "cs",
        body: { ...bodyFor(10, card), language: "cs", paid },
      });
    expect(await make(null)).toMatchObject({ status: 422, body: { errors: [{ message: WORDS }] } });
    expect((await make("card")).status).toBe(201);
  });

  test("an order that costs less by now is not sent to the gateway: its page says why, and offers a transfer", async () => {
    const { body } = await buy(20, card);
    const mine = `/orders/mine/${body.orderId}/${body.access_key}`;
    await costs(db, body.orderId, 1000);
    const { payment } = (await server.call(`GET ${mine}`, { language: "cs" })).body;
    expect(payment).toMatchObject({ card_offered: false, card_fault: WORDS, other_ways: [{ kind: "bank" }] });
    const pay = await server.call(`POST ${mine}/payment`, { language: "cs" });
    expect([pay.status, pay.body.message]).toEqual([409, WORDS]);
    expect([stripeApi.sent.length, await db.$count(cardPayments)]).toEqual([0, 0]);
  });
});

test("a method's own limits hold in the same way, up and down, for each kind", async () => {
  await db.update(paymentMethods).set({ least_halere: 5000, greatest_halere: 10_000 });
  const answers: [number, number][] = [];
  for (const czk of [49.99, 50, 100, 100.01]) answers.push([czk, (await buy(czk, bank)).status]);
  expect(answers).toEqual([
    [49.99, 422],
    [50, 201],
    [100, 201],
    [100.01, 422],
  ]);
  const save = (body: object) =>
    server.call(`PUT /orders/payment-methods/${bank}`, { token, language: "cs", body });
  expect(await save({ least: 200, greatest: 100 })).toMatchObject({
    status: 422,
    body: { errors: [{ path: "greatest", message: "Největší částka musí být vyšší než nejmenší." }] },
  });
  expect((await save({ least: "", greatest: "" })).body).toMatchObject({ least: null, greatest: null });
});
