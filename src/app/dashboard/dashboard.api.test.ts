// @module-tag both-databases
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products, productVariants } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { openVoucherShop } from "#testing/shop/orders-test-data.ts";
import { wentBack } from "#testing/shop/paid-order.ts";
import { testServer } from "#testing/test-server.ts";
import type { ShopFigures } from "./dashboard.contract.ts";

const server = await testServer();
const { db } = server.services;
await server.services.jobs.stop();
const { payload } = await openVoucherShop(server.services);
/** With a session of its own: the clock is moved by months. */
const figures = async () =>
  (await server.call("GET /dashboard/shop", { token: await server.signIn() })).body as ShopFigures;

/** An order of 5,578.70 CZK, paid at this moment. */
async function soldAt(moment: string): Promise<number> {
  server.setNow(new Date(moment));
  const { orderId } = (await server.call("POST /orders", { language: "cs", body: payload })).body;
  const token = await server.signIn();
  await server.call(`POST /orders/admin/orders/${orderId}/paid`, { token, body: { how: "bank" } });
  return orderId;
}

test("sales stand in the month in which they were paid in Prague, less what was sent back (17.5)", async () => {
  await soldAt("2026-01-31T22:59:00Z");
  // A minute past midnight in Prague: February.
  await soldAt("2026-01-31T23:01:00Z");
  const refunded = await soldAt("2026-11-10T12:00:00Z");
  await wentBack(db, refunded, 57_870);
  // Eleven months and a day ago it was still January: the twelfth month back is left out.
  server.setNow(new Date("2027-01-05T12:00:00Z"));
  const { months, products: best, vouchers: counts } = await figures();
  expect(months).toHaveLength(12);
  expect([months[0]?.month, months[11]?.month]).toEqual(["2026-02", "2027-01"]);
  expect(months[0]).toEqual({ month: "2026-02", orders: 1, received: 5578.7 });
  expect(months[9]).toEqual({ month: "2026-11", orders: 1, received: 5000 });
  expect(months.reduce((sum, { received }) => sum + received, 0)).toBeCloseTo(10_578.7, 5);
  expect(best).toMatchObject([
    { id: "drift-taxi-1", pieces: 2, sold: 10_000, name: { cs: "Jízda drift taxi" } },
    { id: "sticker-set", pieces: 6, sold: 899.4 },
  ]);
  expect(counts).toMatchObject({ issued: 2, used: 0 });
});

test("vouchers are used, expired or still to come", async () => {
  server.setNow(new Date("2026-11-12T12:00:00Z"));
  const [first] = await db.select().from(vouchers);
  await db
    .update(vouchers)
    .set({ valid_until: "2026-11-11" })
    .where(eq(vouchers.id, first?.id as number));
  const counts = (await figures()).vouchers;
  expect(counts.used + counts.ended + counts.open).toBe(counts.issued);
  expect(counts.ended).toBeGreaterThanOrEqual(1);
});

test("what runs out stands by its size; what has no count, or is hidden, is not asked about", async () => {
  await db.update(products).set({ stock: 2 }).where(eq(products.id, "sticker-set"));
  await db.insert(productVariants).values([
    { product_id: "drift-taxi-1", label: { en: "Small", cs: "Malá" }, stock: 0 },
    { product_id: "drift-taxi-1", label: { en: "Large", cs: "Velká" }, stock: 9 },
    { product_id: "drift-taxi-1", label: { en: "Old", cs: "Stará" }, stock: 1, is_active: false },
  ]);
  expect((await figures()).low_stock).toEqual([
    {
      slug: "drift-taxi",
      name: { en: "Drift taxi ride", cs: "Jízda drift taxi" },
      size: { en: "Small", cs: "Malá" },
      left: 0,
    },
    { slug: "sticker-set", name: { en: "Sticker set", cs: "Sada samolepek" }, size: null, left: 2 },
  ]);
});
