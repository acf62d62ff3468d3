import { beforeAll, beforeEach, expect, test } from "vitest";
import { differencesOf } from "#features/accounting/differences.ts";
import { readBooks } from "#features/accounting/server/read-books.ts";
import { bankEntries } from "#features/bank-transfers/server/bank-transfers.table.ts";
import { bookMoney } from "#features/orders/server/index.ts";
import { refunds } from "#features/payments/server/refunds/refunds.table.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { programContext } from "#kit/server/program-context.ts";
import { csvOf, type Payment } from "#testing/outside/bank-statements.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { anonymiseOldOrders } from "../retention/retention.ts";

const server = await testServer({ DEMO: "off" });
const { db } = server.services;
const TOTAL = 5578.7;
const TODAY = pragueDay(new Date());
let token: string;
let id: number;
let path: string;
let mine: string;

beforeAll(async () => {
  token = await server.signIn();
  await server.services.jobs.stop();
});
beforeEach(async () => {
  const shop = await openShop(server.services);
  await db.delete(bankEntries);
  const { body } = await server.call("POST /orders", { language: "en", body: shop.payload });
  id = body.orderId;
  path = `/orders/admin/orders/${id}`;
  mine = `/orders/mine/${id}/${body.access_key}`;
  await statement({ amount: TOTAL });
  await db.delete(mails);
});

const call = (what: string, body?: object) => server.call(what, { token, language: "cs", body });
const order = async () => (await call(`GET ${path}`)).body;
const cancel = () => call(`PATCH ${path}`, { status: "cancelled" });
const transfer = { way: "bank", account: "19-2000145399/0800" };
const refund = (amount: number, seen = 0, more: object = {}) =>
  call(`POST ${path}/refunds`, { ...transfer, amount, seen, ...more });
const step = (refundId: string, what: string) => call(`PATCH ${path}/refunds/${refundId}`, { step: what });
const due = async () => (await call("GET /orders/admin/views")).body.refunds;
const told = async () =>
  (await db.select().from(mails).orderBy(mails.id)).filter(({ kind }) => kind === "order-refunded");

/** A booking on the account with the order's symbol, as the bank's file has it. */
function statement(...bookings: Partial<Payment>[]) {
  const whole = { day: TODAY, symbol: String(id), account: "2000145399", bank: "0800" };
  const content = Buffer.from(
    csvOf(bookings.map((booking) => ({ ...whole, ...booking }) as Payment)),
  ).toString("base64");
  return call("POST /bank-transfers/statements", { content });
}

test("a transfer shows the code for the team's banking app, to the account that had paid, and one tap says that it is sent", {
  tags: "both-databases",
}, async () => {
  await cancel();
  expect((await order()).money).toMatchObject({
    paid: TOTAL,
    left: TOTAL,
    card: null,
    account: "2000145399/0800",
  });
  expect(await due()).toBe(1);
  const { status, body } = await refund(TOTAL);
  expect([status, body.refunded, body.owed]).toEqual([201, null, 0]);
  const [made] = body.refunds;
  const [code, ...more] = made.spayd.split("*MSG:");
  expect(code).toBe(
    `SPD*1.0*ACC:CZ6508000000192000145399*AM:5578.70*CC:CZK*X-VS:${String(id).padStart(10, "0")}*DT:${TODAY.replaceAll("-", "")}`,
  );
  expect(more).toHaveLength(1);
  // It is still to be done, and the customer has been told nothing.
  expect([await due(), (await told()).length]).toEqual([1, 0]);
  const answers = await Promise.all([1, 2, 3].map(() => step(made.id, "sent")));
  expect(answers.map((one) => one.status)).toEqual([200, 200, 200]);
  expect(await order()).toMatchObject({ refunded: TOTAL, refunds: [{ state: "succeeded", spayd: "" }] });
  const sent = await told();
  expect(sent.map(({ language }) => language)).toEqual(["en"]);
  expect(sent[0]?.text).toContain("to your bank account");
  expect((await server.call(`GET ${mine}`)).body.payment).toMatchObject({ state: "refunded" });
  expect(await due()).toBe(0);
});

test("cancelling and preparing the transfer is one step, also for two who do it at once", {
  tags: "both-databases",
}, async () => {
  const body = { ...transfer, seen: 0 };
  const answers = await Promise.all([1, 2, 3].map(() => call(`POST ${path}/cancellation`, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await order()).toMatchObject({
    status: "cancelled",
    refunds: [{ state: "pending", amount: TOTAL }],
    money: { on_the_way: TOTAL, left: 0 },
  });
});

test("what was called off can be sent anew, and not be sent any more; a wrong account is refused in words", async () => {
  await cancel();
  const [made] = (await refund(TOTAL)).body.refunds;
  expect((await refund(1, TOTAL)).status).toBe(409);
  expect((await step(made.id, "call-off")).body).toMatchObject({
    owed: TOTAL,
    refunds: [{ state: "cancelled" }],
  });
  expect((await step(made.id, "sent")).status).toBe(409);
  for (const account of ["", "19-2000145398/0800", "x", "CZ00"]) {
    const { status, body } = await refund(1, 0, { account });
    expect([status, body.message]).toEqual([422, expect.stringContaining("IBAN")]);
  }
  expect((await refund(1, 0, { account: "CZ65 0800 0000 1920 0014 5399" })).status).toBe(201);
  expect(
    (await call(`PATCH /orders/admin/orders/${id + 1}/refunds/${made.id}`, { step: "sent" })).status,
  ).toBe(404);
});

test("the booking on the bank's statement says by itself that it was sent: once, from each file, and before or after the tap", async () => {
  await cancel();
  const [first] = (await refund(1000)).body.refunds;
  for (const other of [{ amount: -999 }, { amount: -1000, account: "123", bank: "0100" }])
    await statement({ account: "19-2000145399", ...other });
  expect((await order()).refunds).toMatchObject([{ state: "pending" }]);
  const booking = { amount: -1000, account: "19-2000145399" };
  await statement(booking);
  expect(await order()).toMatchObject({ refunded: 1000, refunds: [{ state: "succeeded" }] });
  expect((await step(first.id, "sent")).status).toBe(200);
  // The same booking once more does not send the next one of the same amount.
  await refund(1000, 1000);
  await statement(booking);
  expect((await order()).refunds).toMatchObject([{ state: "succeeded" }, { state: "pending" }]);
  expect(await told()).toHaveLength(1);
});

test("two transfers alike on a day are two refunds, in one file or in two that overlap", async () => {
  await cancel();
  await refund(1000);
  await refund(1000, 1000);
  const booking = { amount: -1000, account: "19-2000145399" };
  await statement(booking);
  expect((await order()).refunds).toMatchObject([{ state: "succeeded" }, { state: "pending" }]);
  for (let times = 0; times < 2; times++) {
    await statement(booking, booking);
    expect((await order()).refunds).toMatchObject([{ state: "succeeded" }, { state: "succeeded" }]);
  }
  expect(await told()).toHaveLength(2);
  // A third one is nobody's.
  await refund(1000, 2000);
  await statement(booking, booking);
  expect((await order()).refunds).toMatchObject([{}, {}, { state: "pending" }]);
});

test("an order is not taken up again while its money is on its way back, only once that is called off or there", async () => {
  await cancel();
  const [first] = (await refund(TOTAL)).body.refunds;
  const again = () => call(`PATCH ${path}`, { status: "processing" });
  const { status, body } = await again();
  expect([status, body.message]).toEqual([409, expect.stringContaining("peníze jsou na cestě zpět")]);
  expect(await order()).toMatchObject({ status: "cancelled", refunds: [{ state: "pending" }] });
  await step(first.id, "call-off");
  expect((await again()).status).toBe(200);
  expect(await order()).toMatchObject({ status: "processing", paid_at: expect.any(String) });
  await cancel();
  const [, second] = (await refund(TOTAL)).body.refunds;
  await step(second.id, "sent");
  expect((await again()).status).toBe(200);
  expect((await order()).paid_at).toBeNull();
});

/** A transfer counts for so much (haléře). */
const decided = (entry: number, amount: number) =>
  db.transaction((tx) =>
    bookMoney(programContext(server.services, "cs"), tx, id, ["bank", entry], { way: "bank", amount }),
  );

test("what was paid too much goes back while the order stands", async () => {
  expect((await refund(1)).body.message).toMatch(/objednávka platí/);
  await statement({ amount: 100, account: "35" });
  const [extra] = (await call("GET /bank-transfers")).body.entries;
  expect(extra.verdict).toBe("already-paid");
  await decided(extra.id, 10_000);
  const { body } = await refund(100);
  expect(body.refunds).toMatchObject([{ reason: "surplus" }]);
  await step(body.refunds[0].id, "sent");
  expect(await order()).toMatchObject({
    refunded: null,
    status: "pending",
    money: { paid: TOTAL + 100, returned: 100 },
  });
  expect((await refund(1, 100)).status).toBe(409);
});

test("a transfer that came twice is counted and sent back with one tap, and stands in refunds, story and books", {
  tags: "both-databases",
}, async () => {
  await statement({ amount: TOTAL, account: "19", bank: "0800", symbol: String(id) });
  const [extra] = (await call("GET /bank-transfers")).body.entries;
  expect(extra).toMatchObject({ verdict: "already-paid", candidates: [{ order_id: id, is_paid: true }] });
  const decide = (action: string) =>
    call(`POST /bank-transfers/${extra.id}/decision`, { action, order_id: id });
  const answers = await Promise.all([decide("return"), decide("return")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const after = await order();
  expect(after).toMatchObject({
    status: "pending",
    money: { paid: 2 * TOTAL, on_the_way: TOTAL, left: TOTAL },
    refunds: [{ state: "pending", reason: "surplus", amount: TOTAL, price: 0, account: "19/0800" }],
  });
  expect(after.refunds[0].spayd).toContain("AM:5578.70");
  expect(await due()).toBe(1);
  // The bank says that it went; so would a tap.
  await statement({ amount: -TOTAL, account: "19", bank: "0800" });
  expect((await order()).refunds).toMatchObject([{ state: "succeeded" }]);
  expect(await due()).toBe(0);
  expect(await told()).toHaveLength(1);
  expect(differencesOf(await readBooks(db), TODAY)).toEqual([]);
});

test("a transfer for a deleted order goes back too: the order is shown again with its refund", async () => {
  await db.update(bankEntries).set({ order_id: null, state: "aside" });
  const shop = await openShop(server.services);
  const other = (await server.call("POST /orders", { body: shop.payload })).body.orderId;
  await call(`PATCH /orders/admin/orders/${other}`, { status: "cancelled" });
  await call(`DELETE /orders/admin/orders/${other}`);
  await statement({ symbol: String(other), amount: 50 });
  const [entry] = (await call("GET /bank-transfers")).body.entries;
  const body = { action: "return", order_id: other };
  expect((await call(`POST /bank-transfers/${entry.id}/decision`, body)).status).toBe(200);
  expect((await call(`GET /orders/admin/orders/${other}`)).body).toMatchObject({
    refunds: [{ amount: 50, state: "pending" }],
  });
  expect(await due()).toBe(1);
});

test("a transfer for a cancelled order goes back too; without the payer's account it waits among the refunds due", async () => {
  await db.update(bankEntries).set({ order_id: null, state: "aside" });
  const shop = await openShop(server.services);
  const other = (await server.call("POST /orders", { body: shop.payload })).body.orderId;
  await call(`PATCH /orders/admin/orders/${other}`, { status: "cancelled" });
  await statement({ symbol: String(other), amount: 50, account: "", bank: "" });
  const [entry] = (await call("GET /bank-transfers")).body.entries;
  expect(entry.verdict).toBe("cancelled");
  const body = { action: "return", order_id: other };
  expect((await call(`POST /bank-transfers/${entry.id}/decision`, body)).body).toMatchObject({
    state: "part",
    order_id: other,
  });
  expect((await call(`GET /orders/admin/orders/${other}`)).body).toMatchObject({
    money: { left: 50 },
    refunds: [],
  });
  expect(await due()).toBe(1);
});

test("an order that was paid less than it costs is done when that is back", async () => {
  const [paid] = await db.select().from(bankEntries);
  await decided(paid?.id ?? 0, 500_000);
  await cancel();
  expect((await refund(5000.01)).status).toBe(422);
  const { body } = await refund(5000);
  await step(body.refunds[0].id, "sent");
  expect(await order()).toMatchObject({ owed: 0, money: { paid: 5000, returned: 5000, left: 0 } });
  expect(await due()).toBe(0);
});

test("money that the team took back by hand counts once: noted, undone, noted again", async () => {
  const shop = await openShop(server.services);
  const cash = (await server.call("POST /orders", { body: shop.payload })).body.orderId;
  const own = `/orders/admin/orders/${cash}`;
  const money = async () => (await call(`GET ${own}`)).body.money;
  await call(`POST ${own}/paid`, { how: "cash" });
  expect(await money()).toMatchObject({ paid: TOTAL, left: TOTAL });
  await call(`POST ${own}/undo`, { what: "payment", status: "pending" });
  expect(await money()).toMatchObject({ paid: 0, left: 0 });
  await call(`POST ${own}/paid`, { how: "cash" });
  expect(await money()).toMatchObject({ paid: TOTAL, left: TOTAL });
});

test("the customer's account goes with the customer's data", async () => {
  await cancel();
  await refund(TOTAL);
  const later = new Date();
  later.setUTCFullYear(later.getUTCFullYear() + 6);
  expect(await anonymiseOldOrders(db, later)).toBe(1);
  expect((await db.select().from(refunds)).map(({ account }) => account)).toEqual([""]);
});
