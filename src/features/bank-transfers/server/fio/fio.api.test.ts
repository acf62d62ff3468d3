import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { startFioServer } from "#testing/outside/fio-server.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { bankEntries, bankLinks } from "../bank-transfers.table.ts";

const bank = await startFioServer();
const server = await testServer({ FIO_API_URL: bank.url });
const { db } = server.services;
const TOTAL = 5578.7;
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;
/** Both clocks, the site's and the bank's; each test begins an hour after the last. */
let clock = new Date("2026-05-20T08:00:00Z").getTime();
bank.now = () => clock;
bank.account = { accountId: "2017000006", bankId: "9999", iban: DEMO_SELLER.bank_iban };

const wait = (seconds: number) => {
  clock += seconds * 1000;
  server.setNow(new Date(clock));
};

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  wait(3600);
  shop = await openShop(server.services);
  await db.delete(bankEntries);
  await db.delete(bankLinks);
  bank.bookings = [];
  bank.asked = [];
  token = await server.signIn();
});

const place = async (): Promise<number> =>
  (await server.call("POST /orders", { body: shop.payload })).body.orderId;
const connect = (more: object = {}) =>
  server.call("PUT /bank-transfers/link", {
    token,
    language: "cs",
    body: { token: bank.token, expires_on: "2026-11-16", since: "2026-05-18", ...more },
  });
const ask = () => server.call("POST /bank-transfers/link/ask", { token, body: {} });
const isPaid = async (id: number) =>
  Boolean((await db.select().from(orders).where(eq(orders.id, id)))[0]?.paid_at);
const pays = (id: number, order: number, amount = TOTAL) => ({
  id,
  day: "2026-05-20",
  amount,
  symbol: String(order),
  from: { account: "2000145399", bank: "0800", name: "Žofie Šťastná" },
});

test("what comes to the account pays its order at the next question; the token never leaves", async () => {
  const [first, second] = [await place(), await place()];
  bank.bookings = [pays(1, first)];
  const connected = await connect();
  expect(connected).toMatchObject({
    status: 200,
    body: { connected: { account: bank.account.iban, fault: null } },
  });
  expect(JSON.stringify(connected.body)).not.toContain(bank.token);
  expect(await isPaid(first)).toBe(true);
  bank.bookings.push(pays(2, second));
  wait(31);
  expect((await ask()).body.connected).toMatchObject({ fault: null });
  expect(await isPaid(second)).toBe(true);
  expect(await db.$count(bankEntries)).toBe(2);
  const [stored] = await db.select().from(bankLinks);
  expect(JSON.stringify(stored)).not.toContain(bank.token);
});

test("the bank is asked at most every 30 seconds, by however many", { tags: "both-databases" }, async () => {
  await connect();
  expect(await ask()).toMatchObject({ status: 429, headers: { "retry-after": "30" } });
  wait(31);
  const answers = await Promise.all(Array.from({ length: 5 }, ask));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(bank.asked).toHaveLength(2);
});

test.each([
  ["cut-off", "unreadable"],
  ["not-json", "unreadable"],
  ["hang-up", "away"],
  ["503", "away"],
  ["413", "too-much"],
] as const)(
  "an answer that is %s books nothing, is said, and is made up for",
  async (misbehaviour, fault) => {
    const order = await place();
    await connect();
    bank.bookings = [pays(10, order)];
    wait(31);
    bank.next(misbehaviour);
    expect((await ask()).body.connected).toMatchObject({ fault });
    expect(await isPaid(order)).toBe(false);
    wait(31);
    expect((await ask()).body.connected).toMatchObject({ fault: null });
    expect(await isPaid(order)).toBe(true);
  },
);

test("a period without bookings, whose list is null, is no fault", async () => {
  bank.next("null-list");
  expect((await connect()).body.connected).toMatchObject({ fault: null });
  wait(31);
  bank.next("null-list");
  expect((await ask()).body.connected).toMatchObject({ fault: null });
});

test("after days without an answer nothing is missed", async () => {
  const order = await place();
  await connect();
  bank.bookings = [pays(20, order)];
  for (let day = 0; day < 12; day++) {
    wait(86_400);
    bank.next("503");
    token = await server.signIn();
    expect((await ask()).body.connected).toMatchObject({ fault: "away" });
  }
  wait(31);
  expect((await ask()).body.connected).toMatchObject({ fault: null });
  expect(await isPaid(order)).toBe(true);
});

test("a token that the bank does not know is not stored; one that it forgets is said", async () => {
  expect(await connect({ token: "x".repeat(64) })).toMatchObject({
    status: 422,
    body: { code: "BANK_REFUSED", message: expect.stringContaining("Banka tento token odmítá") },
  });
  expect(await db.$count(bankLinks)).toBe(0);
  expect((await connect({ token: "short" })).status).toBe(422);
  await connect();
  wait(31);
  bank.isRevoked = true;
  expect((await ask()).body.connected).toMatchObject({ fault: "refused" });
  bank.isRevoked = false;
  const health = await server.call("GET /health", { token });
  expect(health.body.bank).toMatchObject({ state: "wrong", link: { fault: "refused" } });
});

test("a bank of another account than the settings' is refused", async () => {
  const other = { ...bank.account };
  bank.account = { accountId: "2000145399", bankId: "0800", iban: "CZ6508000000192000145399" };
  expect(await connect()).toMatchObject({ status: 422, body: { code: "STATEMENT_OTHER_ACCOUNT" } });
  bank.account = other;
  expect(await db.$count(bankLinks)).toBe(0);
});

test("a clock that was wrong does not stop the questions", async () => {
  await connect();
  wait(31);
  await db.update(bankLinks).set({ last_asked_at: new Date(clock + 86_400_000) });
  expect((await ask()).status).toBe(200);
});

test("days longer ago than the bank answers are left out", async () => {
  await connect({ since: "2020-01-01" });
  const [{ from } = { from: "" }] = bank.asked;
  expect(Date.parse(from)).toBeGreaterThan(clock - 91 * 86_400_000);
});

test("disconnected, nobody is asked and what was read stays", async () => {
  bank.bookings = [pays(30, 999_999)];
  await connect();
  expect((await server.call("DELETE /bank-transfers/link", { token })).status).toBe(204);
  expect((await server.call("GET /bank-transfers/link", { token })).body).toEqual({ connected: null });
  expect((await ask()).status).toBe(404);
  expect(await db.$count(bankEntries)).toBe(1);
});

test("a token that can't be decrypted any more, as after a restore with another secret, has to be made anew", async () => {
  await connect();
  await db.update(bankLinks).set({ sealed_token: "AAAA" });
  wait(31);
  expect((await ask()).body.connected).toMatchObject({ fault: "refused" });
});
