import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { bankEntries } from "#features/bank-transfers/server/bank-transfers.table.ts";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { moneyOf, orderMoney } from "#features/orders/server/index.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { cardPayments } from "#features/payments/server/payments.table.ts";
import { refunds } from "#features/payments/server/refunds/refunds.table.ts";
import { csvOf } from "#testing/outside/bank-statements.ts";
import { stripeEvent } from "#testing/outside/card-gateways.ts";
import { type Session, startStripeServer, toSession } from "#testing/outside/stripe-server.ts";
import { orderToChange } from "#testing/shop/order-to-change.ts";
import { testServer } from "#testing/test-server.ts";

/** What an order's book makes right: one sum, whoever asks, whatever came before. */
const stripeApi = await startStripeServer();
const keys = { STRIPE_SECRET_KEY: "sk_test_onlyfortests", STRIPE_WEBHOOK_SECRET: "whsec_onlyfortests" };
const stripe = new Stripe(keys.STRIPE_SECRET_KEY);
const server = await testServer({ ...keys, STRIPE_API_URL: stripeApi.url });
const { db } = server.services;
const BACK = { way: "bank", account: "19-2000145399/0800" };
let at: Awaited<ReturnType<typeof orderToChange>>;
let booking = 0;

beforeAll(() => server.services.jobs.stop());
beforeEach(async () => {
  server.setNow(null);
  await db.delete(bankEntries);
  at = await orderToChange(server);
});

/** A transfer of so much comes for the order; answers its id. */
async function transfer(amount: number, day = "2026-05-20"): Promise<number> {
  const symbol = String(at.id).padStart(10, "0");
  const row = { day, amount, symbol, name: `Žofie ${++booking}`, account: "2000145399" };
  const content = Buffer.from(csvOf([{ ...row, bank: "0800" }])).toString("base64");
  expect((await at.call("POST /bank-transfers/statements", { content })).status).toBeLessThan(300);
  const rows = await db.select().from(bankEntries).orderBy(bankEntries.id);
  return rows.at(-1)?.id ?? 0;
}
const decide = (entry: number, action: string) =>
  at.call(`POST /bank-transfers/${entry}/decision`, { action, order_id: at.id });
const differences = async () => (await at.call("POST /accounting/check")).body.differences;

test("the book is append only: no entry is rewritten or goes", async () => {
  await at.pay();
  const [entry] = await db.select().from(orderMoney);
  const own = eq(orderMoney.id, entry?.id ?? 0);
  await expect(db.update(orderMoney).set({ amount_halere: 1 }).where(own)).rejects.toThrow();
  await expect(db.delete(orderMoney).where(own)).rejects.toThrow();
  // What was asked for ends once.
  await at.setStatus("cancelled");
  await at.call(`POST ${at.path}/refunds`, { ...BACK, amount: 100, seen: 0 });
  const asked = eq(orderMoney.state, "asked");
  await db.update(orderMoney).set({ state: "failed" }).where(asked);
  await expect(
    db.update(orderMoney).set({ state: "asked" }).where(eq(orderMoney.state, "failed")),
  ).rejects.toThrow();
});

test("an order in cash that was refunded, taken up and paid again says its rounding once", async () => {
  await db.update(orders).set({ payment_kind: "cash" }).where(eq(orders.id, at.id));
  const again = async () => {
    await at.call(`POST ${at.path}/paid`, { how: "cash" });
    const issued = await db.select().from(invoices).where(eq(invoices.order_id, at.id)).orderBy(invoices.id);
    return issued.filter(({ kind }) => kind === "final").at(-1)?.content.rounding;
  };
  expect(await again()).toBe(30);
  await at.setStatus("cancelled");
  await at.call(`POST ${at.path}/refunded`, { how: "cash" });
  await at.setStatus("processing");
  expect((await at.order()).to_pay).toBe(5578.7);
  expect(await again()).toBe(30);
  expect(await differences()).toEqual([]);
});

test("cash that goes back in several parts goes in whole crowns, and what was handed over comes out", async () => {
  await db.update(orders).set({ payment_kind: "cash" }).where(eq(orders.id, at.id));
  await at.call(`POST ${at.path}/paid`, { how: "cash" });
  await at.setStatus("cancelled");
  for (const amount of [1000.4, 2000.8, 5578.7])
    expect((await at.call(`POST ${at.path}/refunded`, { how: "cash", amount })).status).toBe(200);
  const back = await db.select().from(refunds).orderBy(refunds.created_at);
  expect(back.map(({ amount_halere }) => amount_halere)).toEqual([100_000, 100_100, 357_800]);
  // 5,579 crowns came, 5,579 went.
  expect(back.reduce((sum, { amount_halere }) => sum + amount_halere, 0)).toBe(557_900);
  expect(await differences()).toEqual([]);
});

test("a transfer that goes back is not opened again for another order, until the refund is called off", async () => {
  await at.setStatus("cancelled");
  const entry = await transfer(500);
  expect((await decide(entry, "return")).status).toBe(200);
  expect((await decide(entry, "reopen")).status).toBe(409);
  const [refund] = (await at.order()).refunds;
  await at.call(`PATCH ${at.path}/refunds/${refund.id}`, { step: "call-off" });
  expect((await decide(entry, "reopen")).status).toBe(200);
  expect(await moneyOf(db, at.id)).toMatchObject({ paid: 0, returned: 0, onTheWay: 0, left: 0 });
});

test("a part that had come counts on where the payment of the rest is undone", async () => {
  await decide(await transfer(1000), "part");
  await at.pay();
  await at.call(`POST ${at.path}/undo`, { what: "payment", status: "pending" });
  expect(await at.order()).toMatchObject({
    paid_at: null,
    to_pay: 4578.7,
    money: { paid: 1000, left: 1000 },
  });
});

test("what a bank has taken for good and is paid again by transfer counts, and more than that is owed", async () => {
  const [row] = await db
    .insert(cardPayments)
    .values({
      order_id: at.id,
      gateway: "stripe",
      amount_halere: 557_870,
      currency: "CZK",
      origin: "http://x",
      state: "open",
      reference: "cs_lost",
    })
    .returning();
  const paid = { id: "cs_lost", intent: "pi_lost", amount: 557_870, order: "", status: "complete" };
  const page = { ...paid, metadata: { payment: row?.id ?? "" } } as Session;
  await stripeEvent(server, stripe, "checkout.session.completed", toSession(page));
  const dispute = { id: "dp_lost", amount: 557_870, currency: "czk", status: "lost", reason: "" };
  const object = { ...dispute, created: 1_800_000_000, payment_intent: "pi_lost" };
  await stripeEvent(server, stripe, "charge.dispute.closed", object);
  expect(await at.order()).toMatchObject({ paid_how: "card", due: 0, owed: 0, money: { left: 0 } });
  const entry = await transfer(5578.7);
  const [counted] = await db.select().from(bankEntries).where(eq(bankEntries.id, entry));
  expect(counted?.state).toBe("paid");
  expect(await at.order()).toMatchObject({ due: 0, owed: 0, money: { paid: 11_157.4, left: 5578.7 } });
  // Once is enough.
  const twice = await transfer(5578.7, "2026-05-21");
  expect((await decide(twice, "pay")).body.code).toBe("ORDER_PAID_ALREADY");
  expect(await differences()).toEqual([]);
});

test("the month dates the rounding of what a carrier collected by the day on which it came", async () => {
  await db.update(orders).set({ payment_kind: "cod" }).where(eq(orders.id, at.id));
  server.setNow(new Date("2026-06-03T10:00:00Z"));
  await transfer(5579, "2026-05-29");
  const rounding = async (month: string) => {
    const { sections } = (await at.call(`GET /accounting/month?month=${month}`, undefined, "en")).body;
    const rows = (sections as { rows: { label: string; amounts: number[] }[] }[]).flatMap((one) => one.rows);
    return rows.find(({ label }) => label.startsWith("Rounding"))?.amounts;
  };
  expect(await rounding("2026-05")).toEqual([-0.3]);
  expect(await rounding("2026-06")).toBeUndefined();
});
