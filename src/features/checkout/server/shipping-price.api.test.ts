import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { type CartLine, goodsOf, orderTotal } from "#features/cart/index.ts";
import { pricedFor, shippingError } from "#features/methods/index.ts";
import { shippingMethods } from "#features/methods/server/methods.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products, productVariants } from "#features/products/server/products.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";
import { needsOf } from "../web/use-methods.ts";

const server = await testServer();
const { db } = server.services;
const token = await server.signIn();
let shop: Awaited<ReturnType<typeof openShop>>;

beforeEach(async () => {
  shop = await openShop(server.services);
  await db.update(products).set({ category: "experience" }).where(eq(products.id, "drift-taxi-1"));
  await db
    .update(products)
    .set({ category: "merchandise", weight_grams: 400 })
    .where(eq(products.id, "sticker-set"));
});

const both = (name: string) => ({ translations: { en: { name }, cs: { name } } });
const admin = (name: string, body: object) => server.call(name, { token, body, language: "en" });
const way = (fields: object) =>
  admin("POST /orders/shipping-methods", { ...both("Way"), price: 90, ...fields });
const stickers = (quantity: number) => [{ id: "sticker-set", quantity, price: 149.9 }];
const place = (items: { price: number; quantity: number }[], shipping_method: number, shipping: number) =>
  server.call("POST /orders", {
    body: { ...shop.payload, items, shipping_method, total: orderTotal(items, shipping) },
    language: "en",
  });

describe("shipping costs what the parcel weighs (15.18)", () => {
  test("steps are answered in crowns, kept rising, and the price of the order is its step's", async () => {
    const steps = [
      { up_to_grams: 1000, price: 79 },
      { up_to_grams: 5000, price: 129.5 },
    ];
    const { body } = await way({ price_steps: steps });
    expect(body).toMatchObject({ price: 79, price_steps: steps, max_weight_grams: null, free_from: null });
    expect(await way({ price_steps: [...steps].reverse() })).toMatchObject({
      status: 422,
      body: { errors: [{ path: "price_steps.1.up_to_grams", message: expect.stringContaining("heavier") }] },
    });
    expect((await place(stickers(2), body.id, 79)).status).toBe(201);
    expect(await place(stickers(3), body.id, 79)).toMatchObject({
      status: 409,
      body: { code: "PRICE_CHANGED", shipping: 129.5 },
    });
    expect((await place(stickers(12), body.id, 129.5)).status).toBe(201);
    expect((await place(stickers(13), body.id, 129.5)).body.errors).toEqual([
      { path: "shipping_method", message: expect.stringContaining("too heavy") },
    ]);
    const placed = await db.select().from(orders).orderBy(orders.id);
    expect(placed.map((one) => one.shipping_halere)).toEqual([7900, 12_950]);
  });

  test("a size weighs what it says, else as its product; what nobody weighed is the usual parcel", async () => {
    const small = { en: "S", cs: "S" };
    const [s, xl] = await db
      .insert(productVariants)
      .values([
        { product_id: "sticker-set", label: small },
        { product_id: "sticker-set", label: { en: "XL", cs: "XL" }, weight_grams: 900 },
      ])
      .returning();
    const { body } = await way({ max_weight_grams: 800, weight_grams: 700 });
    const order = (variant?: number) =>
      place([{ ...stickers(1)[0], variant } as never], body.id, 90).then(({ status }) => status);
    expect([await order(s?.id), await order(xl?.id)]).toEqual([201, 422]);
    await db.update(products).set({ weight_grams: null });
    expect(await order(s?.id)).toBe(201);
    await db.update(shippingMethods).set({ weight_grams: 801 }).where(eq(shippingMethods.id, body.id));
    expect(await order(s?.id)).toBe(422);
  });

  test("from its sum on shipping is free, and pieces taken back later change nothing of it", async () => {
    const { body } = await way({ free_from: 299.8 });
    expect((await place(stickers(1), body.id, 90)).status).toBe(201);
    expect(await place(stickers(2), body.id, 90)).toMatchObject({ body: { shipping: 0, total: 299.8 } });
    const { body: placed } = await place(stickers(2), body.id, 0);
    const at = `/orders/admin/orders/${placed.orderId}`;
    const order = (await server.call(`GET ${at}`, { token })).body;
    const [item] = order.items;
    const back = { items: [{ id: item.id, quantity: 1 }], seen: order.total };
    expect((await admin(`POST ${at}/taken-back`, back)).status).toBe(200);
    const after = (await server.call(`GET ${at}`, { token })).body;
    expect(after).toMatchObject({ shipping_price: 0, total: 149.9 });
  });

  test("nonsense is refused, and a blank field is none", async () => {
    for (const fields of [
      { price_steps: [{ up_to_grams: 0, price: 1 }] },
      { price_steps: [{ up_to_grams: 10, price: -1 }] },
      { price_steps: "free" },
      { price_steps: Array.from({ length: 21 }, (_, i) => ({ up_to_grams: i + 1, price: 1 })) },
      { max_weight_grams: -5 },
      { free_from: "gratis" },
    ])
      expect((await way(fields)).status).toBe(422);
    const blank = await way({ max_weight_grams: "", free_from: "" });
    expect(blank.body).toMatchObject({ max_weight_grams: null, free_from: null });
  });
});

test("for any cart and methods the browser offers what the server takes, at the same price (15.18)", async () => {
  const grams = fc.option(fc.integer({ min: 1, max: 9000 }), { nil: null });
  const money = fc.integer({ min: 0, max: 200_000 }).map((halere) => halere / 100);
  const steps = fc
    .uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 3 })
    .map((all) => all.sort((a, b) => a - b))
    .chain((all) => fc.tuple(...all.map((up_to_grams) => money.map((price) => ({ up_to_grams, price })))));
  const methods = fc.record({
    price: money,
    price_steps: steps,
    max_weight_grams: grams,
    free_from: fc.option(money, { nil: null }),
    weight_grams: fc.integer({ min: 1, max: 9000 }),
    for_goods: fc.boolean(),
    countries: fc.constantFrom([], ["CZ"], ["SK"]),
  });
  const line = fc.record({ grams, isGoods: fc.boolean(), quantity: fc.integer({ min: 1, max: 9 }) });
  await fc.assert(
    fc.asyncProperty(methods, fc.array(line, { minLength: 1, maxLength: 2 }), async (method, wanted) => {
      await db.delete(rateLimitHits);
      const ids = ["sticker-set", "drift-taxi-1"];
      for (const [i, { grams, isGoods }] of wanted.entries())
        await db
          .update(products)
          .set({ weight_grams: grams, category: isGoods ? "merchandise" : "course" })
          .where(eq(products.id, ids[i] ?? ""));
      const { body: stored } = await way(method);
      await server.services.responseCache.invalidate();
      const offered = (await server.call("GET /products")).body;
      const lines = wanted.map(({ quantity }, i) => ({
        id: ids[i] ?? "",
        quantity,
        price: i === 0 ? 149.9 : 5000,
      })) as CartLine[];
      const needs = needsOf(lines, offered);
      if (!needs) throw new Error("no needs");
      const fits = shippingError(stored, { ...needs, country: "CZ" }) === null;
      const { price } = pricedFor(stored as { price: number }, needs, goodsOf(lines));
      const { status, body } = await place(lines, stored.id, price);
      expect([status, body.errors?.[0]?.path]).toEqual(fits ? [201, undefined] : [422, "shipping_method"]);
    }),
    walk(40),
  );
});
