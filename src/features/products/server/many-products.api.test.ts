import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { testServer } from "#testing/test-server.ts";
import { productPrices, products, productVariants } from "./products.table.ts";

const server = await testServer({ DEMO: "off" });
const { db } = server.services;
const token = await server.signIn();

interface Made {
  id: string;
  name: string;
  updated_at: string;
  price: number;
}
let made: Made[];

const send = (name: string, body?: unknown) => server.call(name, { token, body, language: "en" });
const add = async (slug: string, price: number): Promise<Made> => {
  const texts = { name: slug };
  const { status, body } = await send("POST /products", {
    slug,
    price,
    stock: 5,
    translations: { en: texts, cs: texts },
    variants: [{ label: { en: "M", cs: "M" }, stock: 3 }],
  });
  expect(status).toBe(201);
  return body;
};
const change = (records: { id: string; based_on: string; change: object }[]) =>
  send("PATCH /products", { records });
const of = ({ id, updated_at }: Made, changed: object) => ({ id, based_on: updated_at, change: changed });
const prices = async () =>
  (await db.select().from(products).orderBy(asc(products.id))).map((row) => row.price_halere);
const logged = (id: string) =>
  db.$count(
    historyEntries,
    and(
      eq(historyEntries.record_id, id),
      eq(historyEntries.type, "products"),
      eq(historyEntries.action, "changed"),
    ),
  );

beforeEach(async () => {
  await db.delete(products);
  await db.delete(historyEntries);
  made = [await add("cap", 490), await add("mug", 190), await add("shirt", 590)];
});

describe("many products changed at once (18.3)", () => {
  test("all get their prices with an entry in the log each; stock and sizes stay; the way back is the same call", async () => {
    const asked = made.map((one) => of(one, { price: one.price - 90 }));
    const { status, body } = await change(asked.toReversed());
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.records.map(({ price }: Made) => price)).toEqual([500, 100, 400]);
    expect(await prices()).toEqual([40_000, 10_000, 50_000]);
    for (const { id } of made) {
      expect(await logged(id)).toBe(1);
      const own = eq(productPrices.product_id, id);
      expect(await db.$count(productPrices, own)).toBe(2);
    }
    expect((await db.select().from(products)).map(({ stock }) => stock)).toEqual([5, 5, 5]);
    expect((await db.select().from(productVariants)).map(({ stock }) => stock)).toEqual([3, 3, 3]);

    const back = body.records.map((one: Made) =>
      of(one, { price: made.find(({ id }) => id === one.id)?.price }),
    );
    expect((await change(back)).status).toBe(200);
    expect(await prices()).toEqual([49_000, 19_000, 59_000]);
    expect(await logged("cap")).toBe(2);
  });

  test("a price that was lowered so is a reduction only where the 30 days before bear it out", async () => {
    const [cap] = made;
    if (!cap) throw new Error("no cap");
    await send("PUT /products/cap", { is_reduced: true });
    const { body: marked } = await send("GET /products/cap");
    await change([of(marked, { price: 300 })]);
    expect((await send("GET /products/cap")).body).toMatchObject({
      reduction: { original_price: 490, lowest_price: 490 },
    });
  });

  test("where one was changed or deleted meanwhile nothing changes, and it is named", async () => {
    await send("PUT /products/mug", { price: 200 });
    const asked = made.map((one) => of(one, { is_active: false }));
    expect(await change(asked)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("“mug” has been changed") },
    });
    expect(await db.$count(products, eq(products.is_active, true))).toBe(3);
    await send("DELETE /products/shirt");
    expect((await change(made.slice(2).map((one) => of(one, { is_active: false })))).status).toBe(409);
    expect(await logged("cap")).toBe(0);
  });

  test("of two editors at once one is told", { tags: "both-databases" }, async () => {
    const hide = made.map((one) => of(one, { is_active: false }));
    const cheap = made.toReversed().map((one) => of(one, { price: 1 }));
    const answers = await Promise.all([change(hide), change(cheap)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("nonsense is refused whole, and nothing else of a product can be changed so", async () => {
    const [cap, mug] = made;
    if (!cap || !mug) throw new Error("no products");
    for (const records of [
      [],
      [of(cap, { price: 1 }), of(cap, { price: 2 })],
      [of(cap, { price: 1 }), of(mug, { price: -5 })],
      [{ ...of(cap, { price: 1 }), based_on: "yesterday" }],
      Array.from({ length: 201 }, (_, i) => ({ ...of(cap, {}), id: `p${i}` })),
    ])
      expect((await change(records)).status).toBeGreaterThanOrEqual(400);
    expect(await prices()).toEqual([49_000, 19_000, 59_000]);
    await change([of(cap, { slug: "stolen", stock: 0, price: 480 })]);
    expect((await db.select().from(products).where(eq(products.id, "cap")))[0]).toMatchObject({
      slug: "cap",
      stock: 5,
      price_halere: 48_000,
    });
    expect((await server.call("PATCH /products", { body: { records: [of(mug, {})] } })).status).toBe(401);
  });
});
