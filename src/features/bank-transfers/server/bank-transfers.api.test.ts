import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { moneyOf } from "#features/orders/server/index.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { camtOf, csvOf, gpcOf, type Payment } from "#testing/outside/bank-statements.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { costs } from "#testing/shop/paid-order.ts";
import { testServer } from "#testing/test-server.ts";
import { bareAccount } from "../bank-entry.ts";
import { bankEntries } from "./bank-transfers.table.ts";
import { forgetOldPayers, forgetPayersOf } from "./forget-payers.ts";

const server = await testServer();
const { db } = server.services;
const OWN = { digits: bareAccount(DEMO_SELLER.bank_account), iban: DEMO_SELLER.bank_iban };
/** The sum of `openShop`'s order, CZK. */
const TOTAL = 5578.7;
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await openShop(server.services);
  await db.delete(mails);
  await db.delete(bankEntries);
});

const place = async (): Promise<number> => {
  const { body } = await server.call("POST /orders", { language: "cs", body: shop.payload });
  return body.orderId;
};
const upload = (content: string, more: object = {}) =>
  server.call("POST /bank-transfers/statements", {
    token,
    language: "cs",
    body: { content: Buffer.from(content).toString("base64"), ...more },
  });
const payment = (more: Partial<Payment>): Payment => ({
  day: "2026-05-20",
  amount: TOTAL,
  name: "Žofie Šťastná",
  account: "2000145399",
  bank: "0800",
  ...more,
});
const waiting = async () => (await server.call("GET /bank-transfers", { token })).body.entries;
const decide = (id: number, body: object) =>
  server.call(`POST /bank-transfers/${id}/decision`, { token, language: "cs", body });
const isPaid = async (id: number) =>
  Boolean((await db.select().from(orders).where(eq(orders.id, id)))[0]?.paid_at);
const paidMails = async () => (await db.select().from(mails)).filter(({ kind }) => kind === "order-paid");

test("a part of the difference that a paid order costs more makes it smaller, and stays counted", async () => {
  const id = await place();
  await upload(csvOf([payment({ symbol: String(id), id: "1" })]));
  expect(await isPaid(id)).toBe(true);
  await costs(db, id, 600_000);
  await upload(csvOf([payment({ symbol: String(id), amount: 400, id: "2" })]));
  const [part] = await waiting();
  expect((await decide(part.id, { action: "part", order_id: id })).status).toBe(200);
  const dueOf = async () => (await moneyOf(db, id)).due;
  expect(await dueOf()).toBe(2130);
  expect((await decide(part.id, { action: "reopen" })).body.code).toBe("ORDER_PAID_ALREADY");
  expect((await upload(csvOf([payment({ symbol: String(id), amount: 21.3, id: "3" })]))).body.paid).toBe(1);
  expect(await dueOf()).toBe(0);
});

test("a payment with the right symbol and amount pays its order: once, with one mail, from any file", async () => {
  const id = await place();
  const statement = [
    payment({ symbol: String(id), id: "1" }),
    payment({ amount: -300, symbol: "9", id: "2" }),
  ];
  expect((await upload(gpcOf(statement, OWN))).body).toEqual({
    kind: "read",
    source: "gpc",
    incoming: 1,
    known: 0,
    paid: 1,
    waiting: 0,
    left_out: [],
  });
  expect(await isPaid(id)).toBe(true);
  // The same file again, and the same booking in two other formats.
  for (const again of [
    gpcOf(statement, OWN),
    camtOf(statement, OWN),
    csvOf(statement),
    camtOf(statement, OWN),
  ])
    expect((await upload(again)).body).toMatchObject({ incoming: 1, known: 1, paid: 0, waiting: 0 });
  expect(await paidMails()).toHaveLength(1);
  // Money that left is not stored.
  expect(await db.$count(bankEntries)).toBe(1);
  const all = await server.call("GET /bank-transfers?view=all", { token });
  expect(all.body.entries).toMatchObject([{ state: "paid", order_id: id, amount: TOTAL, candidates: [] }]);
});

test("cash on delivery with haléře is paid by the crowns that the carrier was told to collect", async () => {
  const [down, up] = [await place(), await place()];
  await db.update(orders).set({ payment_kind: "cod" });
  await db.update(orders).set({ goods_halere: 37_849 }).where(eq(orders.id, down));
  await costs(db, down, 37_849);
  const file = [
    payment({ symbol: String(down), amount: 378, id: "1" }),
    payment({ symbol: String(up), amount: 5579, id: "2" }),
  ];
  expect((await upload(camtOf(file, OWN))).body).toMatchObject({ paid: 2, waiting: 0 });
  expect([await isPaid(down), await isPaid(up)]).toEqual([true, true]);
  const { body } = await server.call(`GET /orders/admin/orders/${up}`, { token });
  expect([body.money.paid, body.owed]).toEqual([TOTAL, 0]);
  // A transfer has haléře.
  const transfer = await place();
  const rounded = [payment({ symbol: String(transfer), amount: 5579, id: "3" })];
  expect((await upload(camtOf(rounded, OWN))).body).toMatchObject({ paid: 0, waiting: 1 });
});

test("the same file from many hands at once pays once", { tags: "both-databases" }, async () => {
  const id = await place();
  const file = csvOf([payment({ symbol: String(id) })]);
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(file)));
  expect(answers.map(({ body }) => body.paid).toSorted()).toEqual([0, 0, 0, 0, 0, 1]);
  expect(await db.$count(bankEntries)).toBe(1);
});

test("two payments alike in one file are two; in the next file they are known", async () => {
  const id = await place();
  const twice = [payment({ symbol: String(id) }), payment({ symbol: String(id) })];
  expect((await upload(csvOf(twice))).body).toMatchObject({ incoming: 2, paid: 1, waiting: 1 });
  expect((await upload(csvOf(twice))).body).toMatchObject({ incoming: 2, known: 2 });
  expect(await waiting()).toMatchObject([
    { verdict: "already-paid", candidates: [{ order_id: id, is_paid: true }] },
  ]);
  // The bank's own ids tell apart what looks alike.
  const withIds = [
    payment({ symbol: String(id), id: "7" }),
    payment({ symbol: String(id), id: "8" }),
    payment({ symbol: String(id), id: "9" }),
  ];
  expect((await upload(camtOf(withIds, OWN))).body).toMatchObject({ incoming: 3, known: 2, waiting: 1 });
});

test("what does not fit waits with a reason and a proposal, and the team gets one mail", async () => {
  const [first, second] = [await place(), await place()];
  const file = [
    payment({ symbol: String(first), amount: 5000, id: "1" }),
    payment({ symbol: String(second), amount: 6000, id: "2" }),
    payment({ symbol: "999999", amount: 12, id: "3" }),
    payment({ amount: TOTAL, message: "za poukaz", id: "4" }),
    payment({ symbol: String(first), message: `/VS${second}`, id: "5" }),
  ];
  expect((await upload(camtOf(file, OWN))).body).toMatchObject({ incoming: 5, paid: 0, waiting: 5 });
  const found = Object.fromEntries(
    (await waiting()).map((entry: { verdict: string }) => [entry.verdict, entry]),
  );
  expect(found.short).toMatchObject({ difference: 578.7, candidates: [{ order_id: first, due: TOTAL }] });
  expect(found.over).toMatchObject({ difference: 421.3, candidates: [{ order_id: second }] });
  expect(found["unknown-symbol"]).toMatchObject({ candidates: [] });
  expect(found["no-symbol"].candidates.map(({ order_id }: { order_id: number }) => order_id)).toEqual([
    second,
    first,
  ]);
  expect(found["two-orders"].candidates).toHaveLength(2);
  const sent = (await db.select().from(mails)).filter(({ kind }) => kind === "bank-payments");
  expect(sent).toMatchObject([{ subject: "Platby na účtu čekají na rozhodnutí (5)" }]);
});

test("parts add up: the one that completes the price pays the order, by hand or by itself", async () => {
  const id = await place();
  await upload(camtOf([payment({ symbol: String(id), amount: 5000, id: "1" })], OWN));
  const [part] = await waiting();
  expect((await decide(part.id, { action: "part", order_id: id })).body).toMatchObject({
    state: "part",
    order_id: id,
  });
  expect(await isPaid(id)).toBe(false);
  expect(
    (await upload(camtOf([payment({ symbol: String(id), amount: 578.7, id: "2" })], OWN))).body,
  ).toMatchObject({ paid: 1 });
  expect(await isPaid(id)).toBe(true);
  // What was counted to a paid order stays.
  expect(await decide(part.id, { action: "reopen" })).toMatchObject({
    status: 409,
    body: { code: "ORDER_PAID_ALREADY" },
  });
});

test("a decision can be taken back until the order is paid, and is in the log", async () => {
  const id = await place();
  await upload(camtOf([payment({ symbol: String(id), amount: 100, id: "1" })], OWN));
  const [entry] = await waiting();
  await decide(entry.id, { action: "part", order_id: id });
  expect((await decide(entry.id, { action: "reopen" })).body).toMatchObject({
    state: "waiting",
    verdict: "short",
    order_id: null,
  });
  expect((await decide(entry.id, { action: "aside" })).body).toMatchObject({
    state: "aside",
    decided_by: expect.any(String),
  });
  expect(await waiting()).toEqual([]);
  const log = await server.call(`GET /history?type=bank-transfers&record=${entry.id}`, { token });
  expect(log.body.entries).toHaveLength(3);
});

test("too much or too little can be taken as paid; an order is never paid twice, however many decide at once", {
  tags: "both-databases",
}, async () => {
  const id = await place();
  await upload(
    camtOf(
      [
        payment({ symbol: String(id), amount: 5570, id: "1" }),
        payment({ symbol: String(id), amount: 5580, id: "2" }),
      ],
      OWN,
    ),
  );
  const [one, two] = await waiting();
  const answers = await Promise.all([
    decide(one.id, { action: "pay", order_id: id }),
    decide(two.id, { action: "pay", order_id: id }),
    decide(one.id, { action: "pay", order_id: id }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await paidMails()).toHaveLength(1);
  expect(await waiting()).toHaveLength(1);
});

test("two parts that complete the price and are decided at the same moment pay the order", {
  tags: "both-databases",
}, async () => {
  const id = await place();
  await upload(
    camtOf(
      [
        payment({ symbol: String(id), amount: 5000, id: "1" }),
        payment({ symbol: String(id), amount: 578, id: "2" }),
        payment({ symbol: String(id), amount: 0.7, id: "3" }),
      ],
      OWN,
    ),
  );
  const entries = await waiting();
  await Promise.all(
    entries.map((entry: { id: number }) => decide(entry.id, { action: "part", order_id: id })),
  );
  expect(await isPaid(id)).toBe(true);
});

test("a payment for a cancelled order waits, and can revive nothing by itself", async () => {
  const id = await place();
  await server.call(`PATCH /orders/admin/orders/${id}`, { token, body: { status: "cancelled" } });
  await upload(gpcOf([payment({ symbol: String(id), id: "1" })], OWN));
  expect(await waiting()).toMatchObject([
    { verdict: "cancelled", candidates: [{ order_id: id, is_cancelled: true }] },
  ]);
  expect(await isPaid(id)).toBe(false);
});

test("files that can't be read take nothing in, and say why in both languages", async () => {
  const id = await place();
  const good = csvOf([payment({ symbol: String(id) })]);
  const broken = `${good.trimEnd()}\r\n"9";"32.13.2026";"1,00";"CZK";"";"";"";"";""\r\n`;
  expect(await upload(broken)).toMatchObject({
    status: 422,
    body: { code: "STATEMENT_UNREADABLE", line: 6 },
  });
  expect(await upload("hello")).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining("Tento soubor není výpis") },
  });
  expect(await upload(camtOf([payment({})], { ...OWN, iban: "CZ6508000000192000145399" }))).toMatchObject({
    status: 422,
    body: { code: "STATEMENT_OTHER_ACCOUNT" },
  });
  expect(
    (await server.call("POST /bank-transfers/statements", { token, body: { content: "%%%" } })).status,
  ).toBe(422);
  expect(await db.$count(bankEntries)).toBe(0);
  expect(await isPaid(id)).toBe(false);
});

test("a table of an unknown bank: its headings are answered, and it is read as somebody chose", async () => {
  const id = await place();
  const file = `Kdy;Kolik;Symbol\n20.5.2026;5 578,70;${id}\n`;
  expect((await upload(file)).body).toEqual({
    kind: "columns",
    headings: ["Kdy", "Kolik", "Symbol"],
    found: {},
  });
  const columns = { date: "Kdy", amount: "Kolik", symbol: "Symbol" };
  expect((await upload(file, { columns })).body).toMatchObject({ kind: "read", paid: 1 });
});

test("strangers see and decide nothing; decisions on what is not there are refused", async () => {
  for (const name of ["GET /bank-transfers", "GET /bank-transfers/link"])
    expect((await server.call(name)).status).toBe(401);
  expect((await server.call("POST /bank-transfers/1/decision", { body: { action: "aside" } })).status).toBe(
    401,
  );
  expect((await decide(999_999, { action: "aside" })).status).toBe(404);
  const id = await place();
  await upload(csvOf([payment({ symbol: String(id), amount: 1 })]));
  const [entry] = await waiting();
  expect((await decide(entry.id, { action: "pay" })).status).toBe(400);
  expect((await decide(entry.id, { action: "pay", order_id: 999_999 })).status).toBe(404);
  expect((await decide(entry.id, { action: "reopen" })).status).toBe(409);
});

test("payments are found by name, account, symbol and message, without accents", async () => {
  await upload(
    csvOf([
      payment({ symbol: "777", amount: 1 }),
      payment({ name: "Petr", account: "5", amount: 2, message: "dárek" }),
    ]),
  );
  const amounts = async (q: string) =>
    (
      await server.call(`GET /bank-transfers?view=all&q=${encodeURIComponent(q)}`, { token })
    ).body.entries.map(({ amount }: { amount: number }) => amount);
  expect(await amounts("zofie")).toEqual([1]);
  expect(await amounts("777")).toEqual([1]);
  expect(await amounts("2000145399")).toEqual([1]);
  expect(await amounts("DAREK")).toEqual([2]);
  expect(await amounts("nobody")).toEqual([]);
});

test("payers are forgotten with their order, and after five years; the payment stays known", async () => {
  const id = await place();
  const file = camtOf(
    [payment({ symbol: String(id), id: "1" }), payment({ day: "2021-01-02", amount: 7, id: "2" })],
    OWN,
  );
  await upload(file);
  await db.transaction((tx) => forgetPayersOf(tx, [id]));
  await forgetOldPayers(db, new Date("2026-06-01T00:00:00Z"));
  const stored = await db.select().from(bankEntries);
  expect(stored).toHaveLength(2);
  expect(JSON.stringify(stored)).not.toMatch(/Žofie|2000145399/);
  expect((await upload(file)).body).toMatchObject({ known: 2, waiting: 0 });
});
