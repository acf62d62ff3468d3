import { eq } from "drizzle-orm";
import { products } from "#features/products/server/products.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import type { testServer } from "../test-server.ts";
import { openShop } from "./orders-test-data.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

/** The shop with a voucher over 5,000 CZK in place of the ride, and calls that sell and use it. */
export async function valueVoucherShop(server: Server, token: string) {
  const { db } = server.services;
  const shop = await openShop(server.services);
  await db
    .update(products)
    .set({ is_voucher: true, is_value: true, voucher_months: 12 })
    .where(eq(products.id, "drift-taxi-1"));
  await db.update(products).set({ category: "merchandise" }).where(eq(products.id, "sticker-set"));
  const call = (name: string, body?: object) =>
    server.call(name, { token, language: "en", ...(body && { body }) });
  const pay = (id: number) => call(`POST /orders/admin/orders/${id}/paid`, { how: "bank" });
  /** Goods of 149.90 CZK a piece, and shipping of 129. */
  const buy = (codes: string[], quantity = 1) =>
    server.call("POST /orders", {
      language: "en",
      body: {
        ...shop.payload,
        items: [{ id: "sticker-set", quantity, price: 149.9 }],
        total: Math.round(149.9 * quantity * 100 + 12_900) / 100,
        codes,
      },
    });
  async function sell(quantity = 1): Promise<{ id: number; codes: string[]; code: string }> {
    const items = [{ id: "drift-taxi-1", quantity, price: 5000 }];
    const total = 5000 * quantity + 129;
    const { body } = await server.call("POST /orders", { body: { ...shop.payload, items, total } });
    await pay(body.orderId);
    const rows = await db
      .select({ code: vouchers.code })
      .from(vouchers)
      .where(eq(vouchers.order_id, body.orderId))
      .orderBy(vouchers.id);
    return { id: body.orderId, codes: rows.map(({ code }) => code), code: rows[0]?.code ?? "" };
  }
  const look = async (code: string) => (await call(`GET /vouchers/${code}`)).body;
  const order = async (id: number) => (await call(`GET /orders/admin/orders/${id}`)).body;
  const setStatus = (id: number, status: string) => call(`PATCH /orders/admin/orders/${id}`, { status });
  return { shop, call, pay, buy, sell, look, order, setStatus };
}
