import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { products, productVariants } from "#features/products/server/products.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { walk } from "#testing/walk.ts";

// Each caller names its own address, so that the limit on orders of one address stays out of the way.
const server = await testServer({ TRUST_PROXY: "1" });
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await openShop(server.services);
});

interface Item {
  id: string;
  quantity: number;
  price: number;
  variant?: number;
}
const PRICES: Record<string, number> = { "drift-taxi-1": 5000, "sticker-set": 149.9 };
const item = (id: string, quantity = 1, variant?: number): Item => ({
  id,
  quantity,
  price: PRICES[id] ?? 0,
  ...(variant && { variant }),
});

let caller = 0;
function order(items: Item[], language: "cs" | "en" = "cs") {
  const goods = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const body = { ...shop.payload, items, total: Math.round((goods + 129) * 100) / 100 };
  caller++;
  const headers = { "x-forwarded-for": `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}` };
  return server.call("POST /orders", { body, language, headers });
}
const setStatus = (id: number, status: string) =>
  server.call(`PATCH /orders/admin/orders/${id}`, { token, language: "cs", body: { status } });
const setStock = (id: string, stock: number | null) =>
  db.update(products).set({ stock }).where(eq(products.id, id));
const stockOf = async (id: string) =>
  (await db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
async function addSizes(product_id: string, stocks: (number | null)[]): Promise<number[]> {
  const rows = await db
    .insert(productVariants)
    .values(
      stocks.map((stock, i) => ({
        product_id,
        stock,
        display_order: i,
        label: { en: `size ${i}`, cs: `velikost ${i}` },
      })),
    )
    .returning();
  return rows.map(({ id }) => id);
}
const sizeStocks = async () =>
  (await db.select().from(productVariants).orderBy(asc(productVariants.id))).map(({ stock }) => stock);

test("50 parallel orders for one last piece: one order, 49 clear refusals", {
  tags: "both-databases",
}, async () => {
  await setStock("sticker-set", 1);
  const answers = await Promise.all(Array.from({ length: 50 }, () => order([item("sticker-set")])));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused).toHaveLength(49);
  for (const { body } of refused)
    expect(body).toMatchObject({
      message: "Toto zboží je vyprodané.",
      errors: [{ path: "items.0.id", message: "Toto zboží je vyprodané." }],
    });
  expect(await stockOf("sticker-set")).toBe(0);
  expect(await db.$count(orders)).toBe(1);
});

test("orders of the same products in opposite orders do not lock each other out", {
  tags: "both-databases",
}, async () => {
  await setStock("sticker-set", 12);
  await setStock("drift-taxi-1", 12);
  const there = [item("sticker-set"), item("drift-taxi-1")];
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, i) => order(i % 2 ? there : there.toReversed())),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(12);
  expect(statuses.filter((status) => status === 422)).toHaveLength(12);
  expect([await stockOf("sticker-set"), await stockOf("drift-taxi-1")]).toEqual([0, 0]);
});

test("more than is left is refused naming the quantity, in both languages, and takes nothing", async () => {
  await setStock("sticker-set", 2);
  const wanted = [item("drift-taxi-1"), item("sticker-set", 3)];
  expect(await order(wanted, "en")).toMatchObject({
    status: 422,
    body: { code: "INVALID", errors: [{ path: "items.1.quantity", message: "Only 2 left in stock." }] },
  });
  expect((await order(wanted)).body.message).toBe("Skladem už jen 2 ks.");
  expect(await stockOf("sticker-set")).toBe(2);
  expect((await order([item("sticker-set", 2)])).status).toBe(201);
  const page = await server.call("GET /products/sticker-set");
  expect(page.body).toMatchObject({ stock: 0, is_sold_out: true });
});

test("a product with sizes is sold by size, and the size stands in the name as sold", async () => {
  const [m = 0, l = 0, xl = 0] = await addSizes("sticker-set", [1, null, 5]);
  await setStock("sticker-set", 2);
  expect((await order([item("sticker-set")])).body.errors).toEqual([
    { path: "items.0.variant", message: "Vyberte prosím velikost." },
  ]);
  expect((await order([item("sticker-set", 1, xl + 1)])).body.errors).toMatchObject([
    { path: "items.0.variant" },
  ]);
  expect((await order([item("drift-taxi-1", 1, m)])).body.errors).toMatchObject([
    { path: "items.0.variant" },
  ]);
  const both = await order([item("sticker-set", 1, m), item("sticker-set", 2, l)]);
  expect(both.status).toBe(201);
  expect([await sizeStocks(), await stockOf("sticker-set")]).toEqual([[0, null, 5], 0]);
  const detail = await server.call(`GET /orders/admin/orders/${both.body.orderId}`, { token });
  expect(detail.body.items).toMatchObject([
    {
      translations: { cs: { name: "Sada samolepek (velikost 0)" }, en: { name: "Sticker set (size 0)" } },
      variant_id: m,
      variant_label: { en: "size 0", cs: "velikost 0" },
    },
    { variant_id: l, quantity: 2 },
  ]);
  expect((await order([item("sticker-set", 1, l)])).body.errors).toMatchObject([{ path: "items.0.id" }]);
  expect((await order([item("sticker-set", 1, xl), item("sticker-set", 1, xl)])).body.errors).toMatchObject([
    { path: "items.1.id" },
  ]);
});

test("a cancelled order gives its pieces back once, a reopened one takes them again or says that it can't", async () => {
  await setStock("sticker-set", 3);
  const { body } = await order([item("sticker-set", 2)]);
  for (const status of ["cancelled", "cancelled"])
    expect((await setStatus(body.orderId, status)).status).toBe(200);
  expect(await stockOf("sticker-set")).toBe(3);
  await setStatus(body.orderId, "processing");
  expect(await stockOf("sticker-set")).toBe(1);
  await setStatus(body.orderId, "cancelled");
  await setStock("sticker-set", 1);
  const refused = await setStatus(body.orderId, "pending");
  expect(refused).toMatchObject({
    status: 422,
    body: { message: "Na skladě už není dost kusů: Sada samolepek.", errors: [{ path: "status" }] },
  });
  const detail = await server.call(`GET /orders/admin/orders/${body.orderId}`, { token });
  expect(detail.body.status).toBe("cancelled");
});

test("a deleted order gives its pieces back once, also after it was cancelled, and pages show it at once", async () => {
  await setStock("sticker-set", 2);
  const ids = [];
  for (let i = 0; i < 2; i++) ids.push((await order([item("sticker-set")])).body.orderId);
  expect((await server.call("GET /products/sticker-set")).body.stock).toBe(0);
  await setStatus(ids[0], "cancelled");
  for (const id of ids) await server.call(`DELETE /orders/admin/orders/${id}`, { token });
  expect((await server.call("GET /products/sticker-set")).body.stock).toBe(2);
});

test("a count set while an order is being placed keeps both", { tags: "both-databases" }, async () => {
  await setStock("sticker-set", 10);
  const counts = [{ stock: 30, stock_seen: 10 }];
  const [changed, ...placed] = await Promise.all([
    server.call("PATCH /products/sticker-set/stock", { token, body: { counts } }),
    ...Array.from({ length: 6 }, () => order([item("sticker-set")])),
  ]);
  expect([changed.status, ...placed.map(({ status }) => status)]).toEqual([200, ...Array(6).fill(201)]);
  expect(await stockOf("sticker-set")).toBe(24);
});

type Step =
  | { kind: "order"; lines: { size: number; quantity: number }[] }
  | { kind: "cancel" | "reopen" | "hide"; which: number };

test("whatever is ordered and cancelled, no count falls below zero and no piece is lost or made", {
  tags: "both-databases",
}, async () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constant("order" as const),
        lines: fc.uniqueArray(fc.record({ size: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }) }), {
          selector: ({ size }) => size,
          minLength: 1,
          maxLength: 3,
        }),
      }),
      fc.record({ kind: fc.constantFrom("cancel", "reopen", "hide"), which: fc.nat(5) }),
    ) as fc.Arbitrary<Step>,
    { minLength: 3, maxLength: 10 },
  );
  const counts = fc.array(fc.nat(6), { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(steps, counts, fc.boolean(), async (steps, [ride = 0, own = 0, rest = 0], parallel) => {
      shop = await openShop(server.services);
      await setStock("drift-taxi-1", ride);
      await setStock("sticker-set", rest);
      // The first size counts for itself, the others take from the product.
      const sizes = await addSizes("sticker-set", [own, null, null]);
      const placed: number[] = [];
      async function run(step: Step): Promise<void> {
        if (step.kind === "order") {
          const lines = step.lines.map(({ size, quantity }) =>
            size === 3 ? item("drift-taxi-1", quantity) : item("sticker-set", quantity, sizes[size]),
          );
          const { status, body } = await order(lines);
          expect([201, 422]).toContain(status);
          if (status === 201) placed.push(body.orderId);
          return;
        }
        const id = placed[step.which];
        if (id === undefined) return;
        if (step.kind === "hide") await server.call(`DELETE /orders/admin/orders/${id}`, { token });
        else await setStatus(id, step.kind === "cancel" ? "cancelled" : "processing");
      }
      if (parallel) {
        await Promise.all(steps.filter(({ kind }) => kind === "order").map(run));
        await Promise.all(steps.filter(({ kind }) => kind !== "order").map(run));
      } else for (const step of steps) await run(step);
      await db.delete(rateLimitHits);

      const held = await db
        .select({
          product: orderItems.product_id,
          variant: orderItems.variant_id,
          sum: sql<number>`sum(${orderItems.quantity})::int`,
        })
        .from(orderItems)
        .innerJoin(orders, eq(orders.id, orderItems.order_id))
        .where(sql`${orders.hidden_at} is null and ${orders.status} <> 'cancelled'`)
        .groupBy(orderItems.product_id, orderItems.variant_id);
      const inOrders = (wanted: (row: { product: string; variant: number | null }) => boolean) =>
        held.filter(wanted).reduce((sum, row) => sum + row.sum, 0);
      const left = { ride: await stockOf("drift-taxi-1"), rest: await stockOf("sticker-set") };
      const [ownLeft] = await sizeStocks();
      for (const count of [left.ride, left.rest, ownLeft]) expect(count).toBeGreaterThanOrEqual(0);
      expect(Number(left.ride) + inOrders((row) => row.product === "drift-taxi-1")).toBe(ride);
      expect(Number(ownLeft) + inOrders((row) => row.variant === sizes[0])).toBe(own);
      expect(
        Number(left.rest) + inOrders((row) => row.product === "sticker-set" && row.variant !== sizes[0]),
      ).toBe(rest);
    }),
    walk(12),
  );
});
