import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const token = await server.signIn();
const { payload } = await openShop(server.services);

const made: Record<string, string> = {};
async function product(slug: string, more: object = {}): Promise<void> {
  const translations = { en: { name: slug }, cs: { name: slug } };
  const body = { slug, price: 100, category: "merchandise", translations, ...more };
  made[slug] = (await server.call("POST /products", { token, body })).body.id;
}
for (const slug of ["cap", "shirt", "mug", "poster"]) await product(slug);
await product("course", { category: "course" });
await product("gone", { stock: 0 });

const beside = async (slug: string): Promise<string[]> =>
  (await server.call(`GET /products/${slug}/goes-with`)).body.map((one: { slug: string }) => one.slug);

/** Orders of these together, by rows alone: what is told of them is not the matter here. */
async function order(...slugs: string[]): Promise<void> {
  const { orderId } = (await server.call("POST /orders", { language: "en", body: payload })).body;
  for (const slug of slugs)
    await server.services.db.execute(sql`insert into order_items
      (order_id, product_id, translations, price_halere, quantity)
      values (${orderId}, ${made[slug]}, '{"en":{"name":"a","description":""},"cs":{"name":"a","description":""}}', 100, 1)`);
  await server.services.responseCache.invalidate();
}

test("others of its kind, without what can't be bought; once people buy together, that comes first", async () => {
  const first = await beside("cap");
  expect(first).toEqual(expect.arrayContaining(["shirt", "mug", "poster"]));
  expect(first).not.toEqual(expect.arrayContaining(["gone"]));
  expect(first).not.toContain("cap");
  // One order says nothing.
  await order("cap", "course");
  expect(await beside("cap")).not.toContain("course");
  await order("cap", "course", "poster");
  expect((await beside("cap"))[0]).toBe("course");
});

test("what the team has chosen comes alone, in its order", async () => {
  const body = { goes_with: [made.mug, made.gone, made.course] };
  const saved = await server.call("PUT /products/cap", { token, body });
  expect(saved.body.goes_with).toEqual(body.goes_with);
  expect(await beside("cap")).toEqual(["mug", "course"]);
});

test("a product that there is not has nothing beside it", async () => {
  expect((await server.call("GET /products/nothing/goes-with")).status).toBe(404);
});
