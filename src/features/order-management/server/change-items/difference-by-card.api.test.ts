import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentMethods } from "#features/methods/server/methods.table.ts";
import { orderItems } from "#features/orders/server/orders.table.ts";
import { TEST_SIGNATURE_HEADER, testNotice } from "#features/payments/server/gateways/test-gateway.ts";
import { cardPayments, paymentNotices } from "#features/payments/server/payments.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { openVoucherShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

/** An order by card of a ride for 5,000 and three stickers for 149.90; shipping 129. */
const server = await testServer({ PUBLIC_URL: "https://drift.example.cz" });
const { config, db } = server.services;
let token: string;
let id: number;
let mine: string;

beforeAll(async () => {
  token = await server.signIn();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  const { payload } = await openVoucherShop(server.services);
  await db.delete(paymentNotices);
  await db.update(paymentMethods).set({ kind: "card", names: { en: "Card", cs: "Karta" } });
  const { body } = await server.call("POST /orders", { language: "cs", body: payload });
  id = body.orderId;
  mine = `/orders/mine/${id}/${body.access_key}`;
  await db.delete(mails);
});

const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });
const order = async () => (await call(`GET /orders/admin/orders/${id}`)).body;
const start = () => server.call(`POST ${mine}/payment`);
const seen = async () => (await server.call(`GET ${mine}`, { language: "cs" })).body.payment;
const tries = () => db.select().from(cardPayments).orderBy(asc(cardPayments.created_at));
const kinds = async () => (await db.select().from(mails).orderBy(mails.id)).map(({ kind }) => kind);

/** The gateway says that this payment came. */
async function come(payment: typeof cardPayments.$inferSelect | undefined): Promise<void> {
  if (!payment) throw new Error("no payment was started");
  const { body, signature } = testNotice(config.TOKEN_SECRET, {
    id: randomUUID(),
    outcome: "paid",
    payment: payment.id,
    reference: payment.reference ?? "",
    amount: payment.amount_halere,
    currency: "CZK",
  });
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/orders/payments/test/notices",
    headers: { "content-type": "application/json", [TEST_SIGNATURE_HEADER]: signature },
    payload: body.toString(),
  });
  expect(answer.statusCode).toBe(204);
}

/** So many rides, and the stickers as they are. */
async function rides(quantity: number) {
  const rows = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_id, id))
    .orderBy(asc(orderItems.id));
  const lines = rows.map((row) => ({
    item: row.id,
    product: row.product_id,
    variant: row.variant_id,
    quantity: row.voucher_months === null ? row.quantity : quantity,
  }));
  const { updated_at: version } = await order();
  const { total, to_pay, to_return } = (await call(`POST /orders/admin/orders/${id}/items/plan`, { lines }))
    .body;
  return call(`PUT /orders/admin/orders/${id}/items`, {
    lines,
    version,
    seen: { total, to_pay, to_return },
  });
}

test("a paid order that costs more is paid on a page over the difference; its second voucher comes then", {
  tags: "both-databases",
}, async () => {
  await start();
  await come((await tries()).at(-1));
  expect(await db.$count(vouchers)).toBe(1);
  expect((await rides(2)).body).toMatchObject({ total: 10578.7, due: 5000 });
  expect(await db.$count(vouchers)).toBe(1);
  expect(await seen()).toMatchObject({ state: "waiting", card: "none", paid: 5578.7, amount: 5000 });
  await db.delete(mails);
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.body.url).toBe(two.body.url);
  expect((await tries()).map(({ amount_halere }) => amount_halere)).toEqual([557_870, 500_000]);
  await come((await tries()).at(-1));
  expect(await seen()).toMatchObject({ state: "paid", paid: 10578.7 });
  expect(await order()).toMatchObject({ due: 0, money: { left: 10578.7 } });
  expect(await db.$count(vouchers)).toBe(2);
  expect(await kinds()).toEqual(["order-paid", "vouchers"]);
  expect((await db.select().from(mails).orderBy(mails.id))[0]?.text).toContain("platbu 5\u00a0000\u00a0Kč");
  expect((await call("POST /accounting/check")).body.differences).toEqual([]);
  // A third press leads to the order's page.
  expect((await start()).body.url).not.toContain("test-payment");
});

test("who pays the old amount while the items change has paid that, and the rest is due", async () => {
  await start();
  const [old] = await tries();
  expect((await rides(2)).body).toMatchObject({ total: 10578.7, paid_at: null, due: 0 });
  // The page over the old amount is not given out again.
  await start();
  expect((await tries()).map(({ amount_halere }) => amount_halere).sort()).toEqual([1_057_870, 557_870]);
  await come(old);
  expect(await order()).toMatchObject({ paid_at: expect.any(String), due: 5000, money: { left: 5578.7 } });
  expect(await db.$count(vouchers)).toBe(0);
  expect((await call("POST /accounting/check")).body.differences).toEqual([]);
  await call(`POST /orders/admin/orders/${id}/paid`, { how: "cash" });
  expect(await order()).toMatchObject({ due: 0, money: { left: 10578.7 } });
  expect(await db.$count(vouchers)).toBe(2);
  expect((await call("POST /accounting/check")).body.differences).toEqual([]);
});

test("pieces that go again end the difference, and the vouchers that are paid come", async () => {
  await start();
  await come((await tries()).at(-1));
  await rides(3);
  expect((await order()).due).toBe(10_000);
  expect((await rides(1)).body).toMatchObject({ total: 5578.7, due: 0, money: { left: 5578.7 } });
  const live = (await db.select().from(vouchers)).filter(({ voided_at }) => voided_at === null);
  expect(live).toHaveLength(1);
  expect((await call("POST /accounting/check")).body.differences).toEqual([]);
});

describe("what two card payments paid goes back to both cards", () => {
  beforeEach(async () => {
    await start();
    await come((await tries()).at(-1));
    await rides(2);
    await start();
    await come((await tries()).at(-1));
    expect((await order()).money.card).toMatchObject({ most: 10578.7 });
  });
  const refunds = async () =>
    (await order()).refunds.map(({ way, amount }: { way: string; amount: number }) => [way, amount]);
  const path = () => `/orders/admin/orders/${id}`;

  test("as the order is cancelled", async () => {
    await call(`POST ${path()}/cancellation`, { way: "card", seen: 0 });
    expect((await refunds()).sort()).toEqual([
      ["card", 5000],
      ["card", 5578.7],
    ]);
    expect(await order()).toMatchObject({ refunded: 10578.7, money: { left: 0, card: null } });
  });

  test("or afterwards, in one step or by a part that one of them covers", async () => {
    await call(`PATCH ${path()}`, { status: "cancelled" });
    const refund = (amount: number, seen: number) =>
      call(`POST ${path()}/refunds`, { way: "card", amount, seen });
    expect((await refund(5200, 0)).status).toBe(201);
    expect(await refunds()).toEqual([["card", 5200]]);
    expect((await refund(5378.7, 5200)).status).toBe(201);
    expect((await refunds()).length).toBe(3);
    expect(await order()).toMatchObject({ refunded: 10578.7, money: { left: 0, card: null } });
    expect((await call("POST /accounting/check")).body.differences).toEqual([]);
  });
});
