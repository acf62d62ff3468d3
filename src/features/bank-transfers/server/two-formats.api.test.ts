import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { camtOf, csvOf, gpcOf, type Payment } from "#testing/outside/bank-statements.ts";
import { czechTables, windows1250 } from "#testing/outside/czech-tables.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { bareAccount } from "../bank-entry.ts";
import { bankEntries } from "./bank-transfers.table.ts";

/** Files of several banks and formats about the same money, and messages in place of symbols. */

const server = await testServer();
const { db } = server.services;
const OWN = { digits: bareAccount(DEMO_SELLER.bank_account), iban: DEMO_SELLER.bank_iban };
const TOTAL = 5578.7;
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
const place = async (): Promise<number> =>
  (await server.call("POST /orders", { language: "cs", body: shop.payload })).body.orderId;
const upload = async (content: string | Buffer) =>
  (
    await call("POST /bank-transfers/statements", {
      content: Buffer.from(content as string).toString("base64"),
    })
  ).body;
const list = async (view = "all") => (await call(`GET /bank-transfers?view=${view}`)).body.entries;
const isPaid = async (id: number) => Boolean((await call(`GET /orders/admin/orders/${id}`)).body.paid_at);
const paidFor = (symbol: number | string, more: Partial<Payment> = {}): Payment => ({
  day: "2026-05-12",
  amount: TOTAL,
  name: "Řeháková Žofie",
  account: "2000145399",
  bank: "0800",
  symbol: String(symbol),
  ...more,
});
/** A table of a bank that tells nothing of payers. */
const bare = (payments: Payment[]) =>
  `Datum;Částka;VS\n${payments
    .map(({ day, amount, symbol = "" }) => `${day};${amount.toFixed(2).replace(".", ",")};${symbol}`)
    .join("\n")}\n`;

test("a payment in two formats is one, also where the first knew no payer: then it is known", async () => {
  for (const second of [
    (one: Payment[]) => gpcOf(one, OWN),
    (one: Payment[]) => camtOf(one, OWN),
    (one: Payment[]) => csvOf(one),
  ]) {
    const id = await place();
    await db.delete(bankEntries);
    const one = [paidFor(id, { id: "69" })];
    expect(await upload(bare(one))).toMatchObject({ incoming: 1, paid: 1 });
    for (let again = 0; again < 2; again++) {
      expect(await upload(second(one))).toMatchObject({ incoming: 1, known: 1, paid: 0, waiting: 0 });
      expect(await upload(bare(one))).toMatchObject({ known: 1, waiting: 0 });
    }
    expect(await list()).toMatchObject([
      { counter_account: "2000145399/0800", counter_name: "Řeháková Žofie", order_id: id },
    ]);
  }
});

test("a bank's table and its GPC are one payment, whose payer keeps the name", async () => {
  const id = await place();
  const table = czechTables(id)
    .ČSOB?.toString("latin1")
    .replace("450,5;", `${String(TOTAL).replace(".", ",")};`);
  expect(await upload(Buffer.from(table ?? "", "latin1"))).toMatchObject({ incoming: 1, paid: 1 });
  const gpc = windows1250(
    gpcOf([paidFor(id, { name: "TUHYKOVA SARKA", account: "351234567899", bank: "0300", id: "771" })], OWN),
  );
  expect(await upload(gpc)).toMatchObject({ incoming: 1, known: 1, waiting: 0 });
  expect(await list()).toMatchObject([
    { counter_name: "Šárka Ťuhýková", counter_account: "35-1234567899/0300" },
  ]);
});

test("what a second file knows of a payment that waits pays its order", async () => {
  const id = await place();
  expect(await upload(bare([paidFor("")]))).toMatchObject({ waiting: 1 });
  // Only a payer whom both know can tell that it is the same.
  expect(await upload(gpcOf([paidFor("", { id: "1" })], OWN))).toMatchObject({ known: 1 });
  expect(await upload(camtOf([paidFor(id, { id: "2" })], OWN))).toMatchObject({ paid: 1, waiting: 0 });
  expect(await isPaid(id)).toBe(true);
  expect(await list()).toHaveLength(1);
});

test("two equal payments of one day stay two, whichever file knows more", async () => {
  const id = await place();
  const two = [paidFor(id, { account: "51" }), paidFor(id, { account: "19", name: "Petr" })];
  expect(await upload(bare(two.slice(0, 1)))).toMatchObject({ paid: 1 });
  expect(await upload(gpcOf(two, OWN))).toMatchObject({ incoming: 2, known: 1, waiting: 1 });
  for (const file of [bare(two), camtOf(two, OWN), csvOf(two.toReversed()), gpcOf(two, OWN)])
    expect(await upload(file)).toMatchObject({ incoming: 2, known: 2, waiting: 0 });
  expect(await list()).toHaveLength(2);
  // Of two payers, of two purposes, or of one account number at two banks.
  await db.delete(bankEntries);
  const names = (name: string) => `Datum;Částka;Protistrana\n12.5.2026;5;${name}\n`;
  await upload(names("Karel Čapek"));
  expect(await upload(names("Božena Němcová"))).toMatchObject({ known: 0, waiting: 1 });
  const about = (...messages: string[]) =>
    `Datum;Částka;Protiúčet;Zpráva\n${messages.map((message) => `12.5.2026;6;51/0100;${message}\n`).join("")}`;
  await upload(about("VS tričko"));
  expect(await upload(about("VS čepice"))).toMatchObject({ known: 0, waiting: 1 });
  expect(await upload(about("VS čepice", "VS tričko"))).toMatchObject({ known: 2, waiting: 0 });
  await upload(gpcOf([paidFor("", { amount: 7, bank: "0800" })], OWN));
  expect(await upload(csvOf([paidFor("", { amount: 7, bank: "0100" })]))).toMatchObject({
    known: 0,
    waiting: 1,
  });
});

test("two payments of one payer, of which only the first format has symbols", async () => {
  const [first, second] = [await place(), await place()];
  await upload(gpcOf([paidFor(first), paidFor(second)], OWN));
  const table = "Datum;Částka;Protiúčet\n";
  const row = `12.5.2026;${String(TOTAL).replace(".", ",")};2000145399/0800\n`;
  expect(await upload(table + row + row)).toMatchObject({ known: 2, waiting: 0 });
  expect(await upload(table + row + row + row)).toMatchObject({ known: 2, waiting: 1 });
});

test("a statement of another account is refused, also of the same number at another bank", async () => {
  const id = await place();
  const otherBank = { digits: OWN.digits, iban: "CZ4020100000002017000006" };
  for (const file of [camtOf([paidFor(id)], otherBank), csvOf([paidFor(id)], otherBank)])
    expect(await upload(file)).toMatchObject({ code: "STATEMENT_OTHER_ACCOUNT" });
  expect(await isPaid(id)).toBe(false);
});

test("of a file of several accounts the team's is read, and the others are told", async () => {
  const id = await place();
  const other = { digits: "35", iban: "CZ4599990000000000000019" };
  expect(await upload(gpcOf([paidFor(id)], OWN) + gpcOf([paidFor(id)], other))).toMatchObject({
    incoming: 1,
    paid: 1,
    left_out: ["35"],
  });
});

test("an order that the message names is paid, or suggested before newer ones of the same price", async () => {
  const order = await place();
  const short = await place();
  const plain = await place();
  for (let newer = 0; newer < 7; newer++) await place();
  const ten = (id: number) => String(id).padStart(10, "0");
  const named = paidFor("", { message: `OBJEDNAVKA ${ten(order)}`, name: "Plátce" });
  expect(await upload(csvOf([named]))).toMatchObject({ paid: 1, waiting: 0 });
  expect(await isPaid(order)).toBe(true);
  const rest = [
    paidFor("", { message: `obj. č. ${short}`, amount: 5000, name: "Druhý" }),
    paidFor("", { message: `dobrý den, ${plain}, děkuji`, name: "Třetí" }),
    paidFor("", { message: `${ten(plain)}`, amount: 12, name: "Čtvrtý" }),
  ];
  expect(await upload(csvOf(rest))).toMatchObject({ paid: 0, waiting: 3 });
  const first = (await list("waiting")).map(
    (one: { counter_name: string; candidates: { order_id: number }[] }) => [
      one.counter_name,
      one.candidates[0]?.order_id,
    ],
  );
  expect(Object.fromEntries(first)).toEqual({ Druhý: short, Třetí: plain, Čtvrtý: plain });
});

test("an invoice's number pays its order, as a symbol and in words", async () => {
  const [one, other] = [await place(), await place()];
  const numberOf = async (id: number) => {
    await call(`GET /orders/admin/orders/${id}/invoice?type=final`);
    const [paper] = await db.select().from(invoices).where(eq(invoices.order_id, id));
    return paper?.number ?? "";
  };
  const file = [
    paidFor(await numberOf(one)),
    paidFor("", { message: `Faktura č. ${await numberOf(other)}`, account: "51" }),
  ];
  expect(await upload(camtOf(file, OWN))).toMatchObject({ paid: 2, waiting: 0 });
});

test("more entries than a statement has are refused in words", async () => {
  expect(await upload(bare(Array.from({ length: 5001 }, () => paidFor(""))))).toMatchObject({
    code: "STATEMENT_MANY",
  });
});
