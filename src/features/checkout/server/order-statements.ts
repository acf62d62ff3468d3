import { sql } from "drizzle-orm";
import { TERMS_KEYS } from "#features/legal/server/terms-content.ts";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { type Counting, countedOrder, networkLock } from "#features/orders/server/order-limit.ts";
import { orderItems, orders } from "#features/orders/server/orders.table.ts";
import { SELLER_KEYS } from "#features/orders/server/seller.ts";
import { type OfferRow, offerRows } from "#features/products/server/product-offers.ts";
import { type SettingRow, settingRows } from "#features/settings/server/setting-values.ts";
import type { Database } from "#kit/server/database.ts";
import { insertMails } from "#kit/server/mail/mailer.ts";
import { asJson, insertRows, statement } from "#kit/server/statement.ts";
import { claimKey, type Keeping, keepAnswer } from "./idempotency.ts";

type Shipping = Pick<
  typeof shippingMethods.$inferSelect,
  "id" | "names" | "price_halere" | "for_goods" | "for_services" | "is_pickup" | "countries"
>;
type Payment = Pick<typeof paymentMethods.$inferSelect, "id" | "names" | "kind" | "shipping_methods">;

/** All that an order is checked against. */
export interface ReadForOrder {
  /** Whether the key is new; false without a key too. */
  claimed: boolean;
  settings: SettingRow[];
  /** Undefined where it is not offered. */
  shipping?: Shipping;
  payment?: Payment;
  offers: OfferRow[];
}

interface ToRead extends Record<string, unknown> {
  network: string;
  key: string | null;
  hash: string | null;
  shipping: number;
  payment: number;
  products: string[];
}

interface Methods {
  shipping: Shipping[];
  payment: Payment[];
}

const read = statement<ToRead, Omit<ReadForOrder, "shipping" | "payment"> & Methods>(
  "read-for-order",
  (value) => sql`with claim as (${claimKey(value("key"), value("hash"))})
    select ${networkLock(value("network"))}::text, exists (select from claim) as claimed,
      ${settingRows([...SELLER_KEYS, ...TERMS_KEYS])} as settings,
      ${asJson(sql`select id, names, price_halere, for_goods, for_services, is_pickup, countries from ${shippingMethods}
        where id = ${value("shipping")}::int and is_active`)} as shipping,
      ${asJson(sql`select id, names, kind, shipping_methods from ${paymentMethods}
        where id = ${value("payment")}::int and is_active`)} as payment,
      ${offerRows(value("products"))} as offers`,
);
/**
 * Claims the key, makes orders of one network wait for each other until the transaction ends, and reads all that an
 * order is checked against, as it stood when it came: one statement, because an order costs what its round trips cost.
 */
export async function readForOrder(tx: Database, values: ToRead): Promise<ReadForOrder> {
  const [found] = await read(tx, values);
  if (!found) throw new Error("A select without a row.");
  const { shipping, payment, ...rest } = found;
  return { ...rest, shipping: shipping[0], payment: payment[0] };
}

/** Counts and stores an order (`order` and `items`: `rowsAsJson`); no row where its network has too many. */
export const storeOrder = statement<Counting & { order: string; items: string }, { id: number }>(
  "store-order",
  (value) => sql`with counted as (${countedOrder(value)}),
    placed as (${insertRows(orders, value("order"), { from: sql`counted` })} returning id),
    items as (${insertRows(orderItems, value("items"), {
      columns: { order_id: sql`placed.id` },
      from: sql`placed`,
    })})
    select id from placed`,
);

/** Stores an order's mails and keeps its answer; answers the ids of the mails. */
export const storeMailsAndAnswer = statement<Keeping & { mails: string }, { id: number }>(
  "store-mails-and-answer",
  (value) => sql`with kept as (${keepAnswer(value)}) ${insertMails(value("mails"))}`,
);
