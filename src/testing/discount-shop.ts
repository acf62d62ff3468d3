import { eq } from "drizzle-orm";
import { discountCodes } from "#features/discounts/server/discounts.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { receipts } from "#features/receipts/server/receipts.table.ts";
import { openShop } from "./shop/orders-test-data.ts";
import type { testServer } from "./test-server.ts";

type Server = Awaited<ReturnType<typeof testServer>>;

const RIDE = { id: "drift-taxi-1", price: 5000 };
const STICKERS = { id: "sticker-set", price: 149.9 };
const SHIPPING = 129;

interface Buying {
  stickers?: number;
  rides?: number;
  /** What is taken off, as the customer saw it. */
  off?: number;
  shipping?: number;
  code?: string;
  codes?: string[];
  email?: string;
  language?: "cs" | "en";
  key?: string;
}

/** A shop with a ride for 5,000 CZK, stickers for 149.90 and shipping for 129, and calls that use discount codes in it. */
export async function discountShop(server: Server, token: string) {
  const { db } = server.services;
  await db.delete(discountCodes);
  await db.delete(receipts);
  const { payload } = await openShop(server.services);
  await db.update(products).set({ category: "merchandise" }).where(eq(products.id, STICKERS.id));
  const call = (name: string, body?: object) =>
    server.call(name, { token, language: "en", ...(body && { body }) });

  const make = (fields: object) =>
    call("POST /discount-codes", { code: "DRIFT10", kind: "percent", percent: 10, ...fields });

  async function buy({ stickers = 1, rides = 0, off = 0, shipping = SHIPPING, ...rest }: Buying) {
    const { code = "", codes = [], email = payload.customer.email, language = "en", key } = rest;
    const items = [
      ...(rides ? [{ ...RIDE, quantity: rides }] : []),
      ...(stickers ? [{ ...STICKERS, quantity: stickers }] : []),
    ];
    const sum = rides * RIDE.price + stickers * STICKERS.price - off + shipping;
    return server.call("POST /orders", {
      language,
      headers: key ? { "idempotency-key": key } : {},
      body: {
        ...payload,
        items,
        codes,
        discount_code: code,
        total: Math.round(sum * 100) / 100,
        customer: { ...payload.customer, email },
      },
    });
  }

  const order = async (id: number) => (await call(`GET /orders/admin/orders/${id}`)).body;
  const pay = (id: number) => call(`POST /orders/admin/orders/${id}/paid`, { how: "bank" });
  const setStatus = (id: number, status: string) => call(`PATCH /orders/admin/orders/${id}`, { status });
  const takeBack = async (id: number, items: { id: number; quantity: number }[]) =>
    call(`POST /orders/admin/orders/${id}/taken-back`, { items, seen: (await order(id)).total });
  /** The one code of the shop as the team sees it. */
  const look = async () => (await call("GET /discount-codes")).body[0];
  const check = (code: string, language: "cs" | "en" = "en") =>
    server.call("POST /discount-codes/check", { language, body: { code } });
  const differences = async () => (await call("POST /accounting/check", {})).body.differences;
  return { payload, call, make, buy, order, pay, setStatus, takeBack, look, check, differences };
}
