import { beforeAll, beforeEach, expect, test } from "vitest";
import { differencesOf } from "#features/accounting/differences.ts";
import { readBooks } from "#features/accounting/server/read-books.ts";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { products } from "#features/products/server/products.table.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { camtOf, csvOf, gpcOf, type Payment } from "#testing/outside/bank-statements.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { bareAccount } from "../bank-entry.ts";
import { bankEntries } from "./bank-transfers.table.ts";

/** What a tired person uploads, and what a muddled customer pays: nothing is lost, nothing is paid twice. */

const server = await testServer();
const { db } = server.services;
const OWN = { digits: bareAccount(DEMO_SELLER.bank_account), iban: DEMO_SELLER.bank_iban };
const TOTAL = 5578.7;
const TODAY = pragueDay(new Date());
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await openShop(server.services);
  await db.delete(bankEntries);
});

const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });
const place = async () => (await server.call("POST /orders", { language: "cs", body: shop.payload })).body;
const upload = (content: string | Buffer) =>
  call("POST /bank-transfers/statements", { content: Buffer.from(content as string).toString("base64") });
const order = async (id: number) => (await call(`GET /orders/admin/orders/${id}`)).body;
const paidFor = (id: number, more: Partial<Payment> = {}): Payment => ({
  day: TODAY,
  amount: TOTAL,
  name: "Žofie",
  account: String(2_000_145_000 + id),
  bank: "0800",
  symbol: String(id),
  ...more,
});
const differences = async () => differencesOf(await readBooks(db), TODAY);

test("a bank that numbers the bookings of each statement from 1 loses no payment, in whichever order months are read", async () => {
  const ids = [await place(), await place(), await place()].map(({ orderId }) => orderId as number);
  const [first = 0, second = 0, third = 0] = ids;
  const may = [paidFor(first, { id: "1" }), paidFor(second, { id: "2" })];
  const june = [paidFor(third, { id: "1" }), paidFor(third, { id: "2" })];
  for (const format of [gpcOf, camtOf, csvOf]) {
    const paid = format === gpcOf ? [2, 1] : [0, 0];
    expect((await upload(format(may, OWN))).body).toMatchObject({ incoming: 2, paid: paid[0] });
    expect((await upload(format(june, OWN))).body).toMatchObject({ incoming: 2, paid: paid[1] });
    // Both once more.
    for (const again of [june, may, june])
      expect((await upload(format(again, OWN))).body).toMatchObject({ known: 2, paid: 0, waiting: 0 });
  }
  for (const id of ids) expect((await order(id)).paid_at).not.toBeNull();
  // The third was paid twice, and that is to be decided.
  expect((await call("GET /bank-transfers")).body.entries).toMatchObject([{ verdict: "already-paid" }]);
});

test("numbers that another program has rounded, or that are all zeros, are no numbers", async () => {
  const [one, other] = [(await place()).orderId, (await place()).orderId];
  const row = (id: number) => `${TODAY};${String(TOTAL).replace(".", ",")};${id};1,15815E+09`;
  const table = `Datum;Částka;VS;ID pohybu\n${row(one)}\n${row(other)}\n`;
  expect((await upload(table)).body).toMatchObject({ incoming: 2, paid: 2, known: 0 });
  expect((await upload(table)).body).toMatchObject({ incoming: 2, paid: 0, known: 2 });
  const [third, fourth] = [(await place()).orderId, (await place()).orderId];
  const zeros = gpcOf([paidFor(third, { id: "0" }), paidFor(fourth, { id: "0" })], OWN);
  expect((await upload(zeros)).body).toMatchObject({ incoming: 2, paid: 2 });
});

test("last month's file twice, half of it, in another encoding, another account's and another currency's", async () => {
  const ids = [await place(), await place()].map(({ orderId }) => orderId as number);
  const payments = ids.map((id) => paidFor(id, { message: "Příliš žluťoučký" }));
  const whole = csvOf(payments);
  const half = whole.slice(0, whole.lastIndexOf("\n", whole.length - 2) + 20);
  expect((await upload(half)).body).toMatchObject({ code: "STATEMENT_CUT_OFF" });
  expect(await db.$count(bankEntries)).toBe(0);
  expect((await upload(camtOf(payments, { ...OWN, iban: "CZ6508000000192000145399" }))).body.code).toBe(
    "STATEMENT_OTHER_ACCOUNT",
  );
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(whole, "utf16le")]);
  expect((await upload(utf16)).body).toMatchObject({ incoming: 2, paid: 2 });
  for (const again of [whole, `\uFEFF${whole}`, whole.replaceAll("\n", "\r\n"), whole])
    expect((await upload(again)).body).toMatchObject({ known: 2, paid: 0, waiting: 0 });
  const { orderId } = await place();
  const francs = gpcOf([paidFor(orderId)], OWN).replace("0203", "0756");
  expect((await upload(francs)).body).toMatchObject({ paid: 0, waiting: 1 });
  expect((await call("GET /bank-transfers")).body.entries).toMatchObject([
    { verdict: "other-currency", currency: "CHF" },
  ]);
});

test("who pays a wrong amount twice and then withdraws gets back exactly what is too much, and the books agree", {
  tags: "both-databases",
}, async () => {
  await db.update(products).set({ category: "merchandise" });
  const { orderId: id, access_key } = await place();
  const path = `/orders/admin/orders/${id}`;
  await upload(csvOf([paidFor(id, { amount: 5000, id: "1" })]));
  await upload(csvOf([paidFor(id, { amount: 5000, id: "2" })]));
  const entries = (await call("GET /bank-transfers")).body.entries;
  expect(entries).toMatchObject([{ verdict: "short" }, { verdict: "short" }]);
  await call(`POST /bank-transfers/${entries[0].id}/decision`, { action: "part", order_id: id });
  expect((await call("GET /bank-transfers")).body.entries).toMatchObject([{ verdict: "over" }]);
  await call(`POST /bank-transfers/${entries[1].id}/decision`, { action: "pay", order_id: id });
  expect(await order(id)).toMatchObject({
    money: { paid: 10_000 },
    owed: 4421.3,
    paid_at: expect.any(String),
  });
  const stickers = (await order(id)).items[1];
  const items = [{ id: stickers.id, quantity: 1 }];
  const mine = `/orders/mine/${id}/${access_key}`;
  expect((await call(`POST ${mine}/withdrawal`, { items })).status).toBe(201);
  expect((await call(`POST ${path}/taken-back`, { items, seen: TOTAL })).status).toBe(200);
  expect(await order(id)).toMatchObject({ owed: 4571.2, total: 5428.8 });
  const refund = (amount: number, seen: number) =>
    call(`POST ${path}/refunds`, { way: "bank", account: "19-2000145399/0800", amount, seen });
  expect((await refund(4571.21, 0)).status).toBeGreaterThanOrEqual(400);
  const back = await Promise.all([refund(4571.2, 0), refund(4571.2, 0)]);
  expect(back.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [sent] = (await order(id)).refunds;
  await call(`PATCH ${path}/refunds/${sent.id}`, { step: "sent" });
  expect(await order(id)).toMatchObject({ owed: 0, money: { left: 5428.8 } });
  expect(await differences()).toEqual([]);
  await call(`POST ${path}/cancellation`, { way: "bank", account: "19-2000145399/0800", seen: 4571.2 });
  const last = (await order(id)).refunds.at(-1);
  await call(`PATCH ${path}/refunds/${last.id}`, { step: "sent" });
  expect(await order(id)).toMatchObject({
    status: "cancelled",
    owed: 0,
    money: { left: 0, returned: 10_000 },
  });
  expect(await differences()).toEqual([]);
  const documents = await db.select({ content: invoices.content }).from(invoices);
  expect(documents.reduce((sum, { content }) => sum + content.total, 0)).toBe(0);
});
