// @module-tag both-databases
import { isNull } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { discountShop } from "#testing/discount-shop.ts";
import { testServer } from "#testing/test-server.ts";
import { discountUses } from "./discounts.table.ts";

/** Many orders with one code in the same moment, each from a network of its own, on as many connections as there are. */
const server = await testServer({ TRUST_PROXY: "1" });
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof discountShop>>;

const TOTAL = 278.9;
const OFF = 14.99;

beforeAll(async () => {
  await server.services.jobs.stop();
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await discountShop(server, token);
});

interface Buyer {
  email: string;
  code?: string;
  language?: "cs" | "en";
  key?: string;
}

const buy = ({ email, code = "DRIFT10", language = "en", key }: Buyer, place: number) =>
  server.call("POST /orders", {
    language,
    headers: { "x-forwarded-for": `10.8.${place}.1`, ...(key && { "idempotency-key": key }) },
    body: {
      ...shop.payload,
      items: [{ id: "sticker-set", quantity: 1, price: 149.9 }],
      discount_code: code,
      total: Math.round((TOTAL - OFF) * 100) / 100,
      customer: { ...shop.payload.customer, email },
    },
  });

const strangers = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ email: `kupec${i}@example.cz` }));
const held = () => db.$count(discountUses, isNull(discountUses.released_at));

/** How many got it; all others are told why, in their language, and leave nothing behind. */
async function winnersOf(answers: Awaited<ReturnType<typeof buy>>[], why: string): Promise<number[]> {
  const won = answers.filter(({ status }) => status === 201);
  for (const { status, body } of answers.filter((one) => !won.includes(one)))
    expect([status, body.errors]).toEqual([422, [{ path: "discount_code", message: why }]]);
  expect(await db.$count(orders)).toBe(won.length);
  expect(await held()).toBe(won.length);
  return won.map(({ body }) => body.orderId);
}

test.each([1, 3])("of 20 orders at once just %i have a code that works so often", async (most) => {
  await shop.make({ max_uses: most });
  const answers = await Promise.all(strangers(20).map(buy));
  const won = await winnersOf(answers, "This code has been used up.");
  expect(won).toHaveLength(most);
  for (const id of won) expect(await shop.order(id)).toMatchObject({ total: 263.91 });
  expect(await shop.look()).toMatchObject({ uses: most, state: "used-up" });
});

test("of 20 orders at once of one customer, however the address is written, one has a code that works once for each", async () => {
  await shop.make({ once_per_customer: true });
  const addresses = ["zofie@example.cz", "Zofie@Example.cz", "zofie+sleva@example.cz", "ZOFIE+2@example.CZ"];
  const same = Array.from({ length: 20 }, (_, i) => ({
    email: addresses[i % addresses.length] as string,
    code: i % 2 ? "drift 10" : "DRIFT-10",
    language: "cs" as const,
  }));
  const answers = await Promise.all(same.map(buy));
  const why = "Tento kód jste už použili. Každý zákazník ho může použít jednou.";
  expect(await winnersOf(answers, why)).toHaveLength(1);
});

test("20 customers at once have a code that works once for each", async () => {
  await shop.make({ once_per_customer: true });
  const answers = await Promise.all(strangers(20).map(buy));
  expect(await winnersOf(answers, "")).toHaveLength(20);
});

test("one order that is sent 20 times at once is one order and one use", async () => {
  await shop.make({ max_uses: 5, once_per_customer: true });
  const one = { email: "zofie@example.cz", key: "the-same-order" };
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => buy(one, i)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.orderId}`)).size).toBe(1);
  expect([await db.$count(orders), await held()]).toEqual([1, 1]);
});

test("a use that comes back while others wait for it goes to one of them; who had it has it again only where it is free", async () => {
  await shop.make({ max_uses: 1 });
  const { body: first } = await buy({ email: "prvni@example.cz" }, 250);
  await Promise.all([
    shop.setStatus(first.orderId, "cancelled"),
    ...strangers(10).map(buy),
    shop.setStatus(first.orderId, "pending"),
  ]);
  await shop.setStatus(first.orderId, "pending");
  expect(await held()).toBe(1);
  const all = await db.select().from(orders);
  const cheap = all.filter(({ discount_halere }) => discount_halere > 0);
  expect(cheap).toHaveLength(1);
  expect(await shop.differences()).toEqual([]);
});
