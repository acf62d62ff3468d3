import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { discountCodes } from "#features/discounts/server/discounts.table.ts";
import { giveaways } from "#features/vouchers/server/giveaways/giveaways.table.ts";
import { forgetOldHistory } from "#kit/server/history/forget-history.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { products } from "./products.table.ts";

const server = await testServer();
const { db } = server.services;
const token = await server.signIn();

const call = (name: string, body?: object) => server.call(name, { token, language: "en", body });
const make = async (slug: string): Promise<string> => {
  const texts = { en: { name: slug }, cs: { name: slug } };
  return (await call("POST /products", { slug, price: 100, translations: texts, is_voucher: true })).body.id;
};
const remove = async (slug: string) => {
  expect((await call(`DELETE /products/${slug}`)).status).toBe(204);
};

test("a new product never gets the id of a deleted one that is still named somewhere, also once the log has forgotten it", async () => {
  const { payload } = await openShop(server.services);
  await db.delete(historyEntries);
  const ids: Record<string, string> = {};
  for (const slug of ["bought", "given", "discounted", "unknown"]) ids[slug] = await make(slug);
  const items = [{ id: ids.bought, quantity: 1, price: 100 }];
  expect((await server.call("POST /orders", { body: { ...payload, items, total: 229 } })).status).toBe(201);
  const given = { product: ids.given, quantity: 1, name: "Jana", language: "cs", reason: "x" };
  expect((await call("POST /vouchers", { ...given, valid_until: "2030-01-01" })).status).toBe(201);
  const code = { code: "LETO", kind: "percent", percent: 10, products: [ids.discounted] };
  expect((await call("POST /discount-codes", code)).status).toBe(201);
  for (const slug of Object.keys(ids)) await remove(slug);
  // While the log knows them, no id comes again.
  expect(await make("unknown")).toBe("unknown-1");
  await remove("unknown");
  await forgetOldHistory(db, new Date("2040-01-01"));
  expect(await db.$count(historyEntries)).toBe(0);

  for (const slug of ["bought", "given", "discounted"]) expect(await make(slug)).toBe(`${slug}-1`);
  // Nothing names it any more: it is as if it had never been.
  expect(await make("unknown")).toBe("unknown");
  await db.delete(discountCodes);
  await db.delete(giveaways);
  expect(await db.$count(products, eq(products.slug, "bought"))).toBe(1);
});
