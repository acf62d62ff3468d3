import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { testServer } from "#testing/test-server.ts";
import { productPrices, products } from "./products.table.ts";

const server = await testServer();
const { db } = server.services;
let token: string;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await db.delete(products);
  await db.delete(historyEntries);
});
afterEach(() => server.setNow(null));

const START = Date.parse("2026-03-01T10:00:00Z");
/** Does something so many days after the product came; a token of its own, for the clock moves. */
async function on(day: number, method: "POST" | "PUT", body: object) {
  server.setNow(new Date(START + day * 86_400_000));
  token = await server.signIn();
  const path = method === "POST" ? "POST /products" : "PUT /products/cap";
  return (await server.call(path, { token, body })).body;
}
const create = (price: number, body: object = {}) =>
  on(0, "POST", {
    slug: "cap",
    price,
    translations: { en: { name: "Cap" }, cs: { name: "Kšiltovka" } },
    ...body,
  });
const shown = async () => (await server.call("GET /products/cap")).body;

test("a lowered and marked price shows the price before and the lowest of the last 30 days", async () => {
  await create(1490);
  await on(10, "PUT", { price: 1290 });
  await on(20, "PUT", { price: 1590 });
  const reduced = await on(35, "PUT", { price: 990, is_reduced: true });
  expect(reduced).toMatchObject({
    price: 990,
    is_reduced: true,
    reduction: { original_price: 1590, lowest_price: 1290 },
  });
  expect(await shown()).toMatchObject({ reduction: { original_price: 1590, lowest_price: 1290 } });
});

test("a product is not reduced unless marked, nor by the mark alone", async () => {
  expect(await create(990, { is_reduced: true })).toMatchObject({ is_reduced: true, reduction: null });
  expect(await on(40, "PUT", { price: 790, is_reduced: false })).toMatchObject({ reduction: null });
});

test("switching the mark off and on, or saving the form again, changes nothing and hides nothing", async () => {
  await create(1000);
  await on(40, "PUT", { price: 800, is_reduced: true });
  const expected = { original_price: 1000, lowest_price: 1000 };
  expect((await on(50, "PUT", { price: 800, is_reduced: true })).reduction).toEqual(expected);
  await on(60, "PUT", { is_reduced: false });
  // It has been this low for weeks: marking it now as reduced would not be true.
  expect((await on(60, "PUT", { is_reduced: true })).reduction).toBeNull();
});

test("raising the price to lower it again shows no reduction", async () => {
  await create(800);
  await on(40, "PUT", { price: 1600 });
  expect((await on(41, "PUT", { price: 800, is_reduced: true })).reduction).toBeNull();
});

test("the history is the server's: what a caller sends of it is not read", async () => {
  await create(1000);
  const body = await on(40, "PUT", {
    price: 900,
    is_reduced: true,
    reduction: { original_price: 9000, lowest_price: 8000 },
    reduced_at: "2020-01-01T00:00:00Z",
    prices: [],
  });
  expect(body.reduction).toEqual({ original_price: 1000, lowest_price: 1000 });
  const kept = await db
    .select()
    .from(productPrices)
    .where(eq(productPrices.product_id, "cap"))
    .orderBy(productPrices.id);
  expect(kept.map(({ price_halere }) => price_halere)).toEqual([100_000, 90_000]);
});

test("a product without a history gets its earlier price written down with the first change", async () => {
  await create(1000);
  await db.delete(productPrices);
  await db.update(products).set({ created_at: new Date(START) });
  expect((await on(40, "PUT", { price: 700, is_reduced: true })).reduction).toEqual({
    original_price: 1000,
    lowest_price: 1000,
  });
});
