import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bankEntries } from "#features/bank-transfers/server/bank-transfers.table.ts";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { receipts } from "#features/receipts/server/receipts.table.ts";
import { openVoucherShop } from "#testing/shop/orders-test-data.ts";
import { paidLongAgo } from "#testing/shop/paid-order.ts";
import { testServer } from "#testing/test-server.ts";
import type { BooksCheck } from "../accounting.contract.ts";
import { booksChecks } from "./books-checks.table.ts";

const server = await testServer({ DEMO: "off" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openVoucherShop>>;

beforeEach(async () => {
  server.setNow(null);
  await db.delete(receipts);
  shop = await openVoucherShop(server.services);
});

async function place(): Promise<number> {
  return (await server.call("POST /orders", { body: shop.payload, language: "cs" })).body.orderId;
}

async function admin(name: string, body: unknown = {}) {
  const answer = await server.call(name, { token: await server.signIn(), body });
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body;
}

const checkNow = (): Promise<BooksCheck> => admin("POST /accounting/check");

async function found() {
  return (await checkNow()).differences.map(({ kind, order_id }) => [kind, order_id]);
}

test("orders that were paid, cancelled and refunded, and those that wait, add up; the result has its moment and maker", async () => {
  const [paid, cancelled] = [await place(), await place(), await place()];
  await admin(`POST /orders/admin/orders/${paid}/paid`, { how: "cash" });
  await admin(`POST /orders/admin/orders/${cancelled}/paid`, { how: "bank" });
  await server.call(`PATCH /orders/admin/orders/${cancelled}`, {
    token: await server.signIn(),
    body: { status: "cancelled" },
  });
  await admin(`POST /orders/admin/orders/${cancelled}/refunded`, { how: "bank" });
  const check = await checkNow();
  expect(check).toMatchObject({
    orders: 3,
    payments: 2,
    refunds: 1,
    papers: 3,
    differences: [],
    by: expect.stringContaining("admin"),
  });
  const last = await server.call("GET /accounting/check", { token: await server.signIn() });
  expect(last.body).toEqual(check);
});

test("an order that the team made and was paid in cash counts once in the month, with its receipt and before", async () => {
  const month = new Date().toISOString().slice(0, 7);
  const sheet = async () => {
    const answer = await server.call(`GET /accounting/month?month=${month}`, {
      token: await server.signIn(),
    });
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const id = await place();
  await admin(`POST /orders/admin/orders/${id}/paid`, { how: "cash" });
  const before = await sheet();
  const receipt = await admin(`POST /orders/admin/orders/${id}/receipt`, { way: "cash" });
  expect(receipt.number).toMatch(/^U20/);
  expect(await sheet()).toEqual(before);
  expect(await checkNow()).toMatchObject({ orders: 1, payments: 1, papers: 1, differences: [] });
});

test("a balance that its book does not say and an invoice that is gone are named by their orders", async () => {
  const ids = [await place(), await place(), await place()] as const;
  for (const id of ids) await admin(`POST /orders/admin/orders/${id}/paid`, { how: "cash" });
  await db.update(orders).set({ balance_halere: -100 }).where(eq(orders.id, ids[0]));
  await db.delete(invoices).where(eq(invoices.order_id, ids[1]));
  expect(await found()).toEqual([
    ["payment-differs", ids[0]],
    ["invoice-differs", ids[1]],
    // The invoice that is gone had the number between the two others.
    ["number-missing", null],
  ]);
});

test("an order that was cancelled and still holds money is named after a week", async () => {
  const id = await place();
  await admin(`POST /orders/admin/orders/${id}/paid`, { how: "cash" });
  await server.call(`PATCH /orders/admin/orders/${id}`, {
    token: await server.signIn(),
    body: { status: "cancelled" },
  });
  expect(await found()).toEqual([]);
  server.setNow(new Date(Date.now() + 9 * 86_400_000));
  expect((await checkNow()).differences).toEqual([
    { kind: "money-of-cancelled", order_id: id, what: "", expected: 0, found: 5578.7 },
  ]);
});

test("a payment in euros that was taken as enough settles its order", async () => {
  const id = await place();
  const [entry] = await db
    .insert(bankEntries)
    .values({
      source: "csv",
      booked_on: "2027-06-01",
      amount: 23_000,
      currency: "EUR",
      state: "waiting",
      variable_symbol: "",
      counter_account: "",
      counter_name: "",
      message: "",
      fingerprint: "eur",
      created_at: new Date(),
    })
    .returning();
  await admin(`POST /bank-transfers/${entry?.id}/decision`, { action: "pay", order_id: id });
  expect(await found()).toEqual([]);
});

test("each night compares by itself, and the health page tells what it found", async () => {
  await db.delete(booksChecks);
  const token = await server.signIn();
  expect((await server.call("GET /health", { token })).body.books).toEqual({ state: "ok", last: null });
  const id = await place();
  await paidLongAgo(db, id);
  await db.update(orders).set({ balance_halere: -100 }).where(eq(orders.id, id));
  await db.transaction((tx) => server.services.jobs.enqueue(tx, "books", {}));
  await expect.poll(() => db.$count(booksChecks)).toBe(1);
  const { books } = (await server.call("GET /health", { token })).body;
  expect(books).toMatchObject({
    state: "attention",
    last: { differences: 2, shown: [{ kind: "payment-differs", order_id: id }, { kind: "invoice-differs" }] },
  });
});

test("the comparison is declared for each night in Prague, and a night that was missed is made up for", async () => {
  const { rows } = await db.execute(
    sql`select name, cron, timezone, options from pgboss.schedule where name = 'books'`,
  );
  expect(rows[0]).toMatchObject({
    cron: "41 3 * * *",
    timezone: "Europe/Prague",
    options: { missed: "once" },
  });
});

test("results of more than a year ago are forgotten", async () => {
  server.setNow(new Date("2027-01-01T12:00:00Z"));
  await checkNow();
  server.setNow(new Date("2028-02-01T12:00:00Z"));
  await checkNow();
  expect(await db.$count(booksChecks, sql`${booksChecks.at} < '2027-06-01'`)).toBe(0);
});
