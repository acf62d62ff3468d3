import { sql } from "drizzle-orm";
import { paymentMethods, shippingMethods } from "#features/methods/server/index.ts";
import { orderItems, orders, SELLER_KEYS } from "#features/orders/server/index.ts";
import { PLACEHOLDER_KEYS } from "#features/pages/index.ts";
import { type TermsVersion, versionRows } from "#features/pages/server/index.ts";
import { orderParcels, pickupPoints } from "#features/parcels/server/index.ts";
import { type OfferRow, offerRows } from "#features/products/server/index.ts";
import { someDeviceWants } from "#features/push/server/index.ts";
import { type SettingRow, settingRows } from "#features/settings/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MailWordsRow, mailWordsRow } from "#kit/server/mail/mail-words.ts";
import { insertHit, lockHits, type RateLimit } from "#kit/server/rate-limit/rate-limit.ts";
import { asJson, insertRows } from "#kit/server/statements/json-rows.ts";
import { claimKey } from "./idempotency.ts";
import { CONFIRMATION_MAIL } from "./mail/order.mails.ts";

type Shipping = Pick<
  typeof shippingMethods.$inferSelect,
  | "id"
  | "names"
  | "price_halere"
  | "price_steps"
  | "max_weight_grams"
  | "free_from_halere"
  | "for_goods"
  | "for_services"
  | "is_pickup"
  | "countries"
  | "carrier"
  | "weight_grams"
>;
type Point = Pick<typeof pickupPoints.$inferSelect, "id" | "name" | "address" | "country">;
type Payment = Pick<
  typeof paymentMethods.$inferSelect,
  "id" | "names" | "kind" | "fee_halere" | "shipping_methods" | "least_halere" | "greatest_halere"
>;

/** All that an order is checked against. */
export interface ReadForOrder {
  /** Whether the key is new; false without a key too. */
  claimed: boolean;
  settings: SettingRow[];
  /** Undefined where it is not offered. */
  shipping: Shipping | undefined;
  payment: Payment | undefined;
  /** The pick-up point that was asked for; undefined where none was, or it is not open. */
  point: Point | undefined;
  offers: OfferRow[];
  /** The terms of now; undefined where the site has stored none. */
  terms: TermsVersion | undefined;
  /** What the team has made of the words of the first mail; undefined where nothing. */
  ownWords: MailWordsRow | undefined;
  /** Whether a device of the team wants to be told of the order. */
  isAwaited: boolean;
}

interface ToRead {
  limit: RateLimit;
  key: string | null;
  hash: string | null;
  shipping: number;
  payment: number;
  point: string | null;
  products: string[];
  now: Date;
}

/**
 * Claims the key, makes orders of one network wait for each other until the transaction ends, and reads all that an
 * order is checked against, as it stood when it came: one statement, because an order costs what its round trips cost.
 * A server plans it once for each connection, by its name.
 */
export async function readForOrder(tx: Database, asked: ToRead): Promise<ReadForOrder> {
  const claim = tx.$with("claim", {}).as(claimKey(asked.key, asked.hash));
  const [found] = await tx
    .with(claim)
    .select({
      turn: sql`${lockHits(asked.limit.key)}::text`,
      claimed: sql<boolean>`exists (select from ${claim})`,
      settings: settingRows([...SELLER_KEYS, ...PLACEHOLDER_KEYS]),
      shipping: asJson<Shipping>(
        sql`select id, names, price_halere, price_steps, max_weight_grams, free_from_halere,
            for_goods, for_services, is_pickup, countries, carrier, weight_grams
          from ${shippingMethods}
          where id = ${asked.shipping}::int and is_active`,
      ),
      payment: asJson<Payment>(
        sql`select id, names, kind, fee_halere, shipping_methods, least_halere, greatest_halere from ${paymentMethods}
          where id = ${asked.payment}::int and is_active`,
      ),
      point: asJson<Point>(
        sql`select id, name, address, country from ${pickupPoints} where id = ${asked.point}::text`,
      ),
      offers: offerRows(asked.products),
      terms: versionRows("terms", asked.now),
      ownWords: mailWordsRow(CONFIRMATION_MAIL),
      isAwaited: someDeviceWants("order"),
    })
    .from(sql`(values (1)) as one`)
    .prepare("read-for-order")
    .execute();
  if (!found) throw new Error("A select without a row.");
  const { claimed, settings, offers, shipping, payment, point, terms, ownWords, isAwaited } = found;
  return {
    claimed,
    settings,
    offers,
    shipping: shipping[0],
    payment: payment[0],
    point: point[0],
    terms: terms[0],
    ownWords: ownWords[0],
    isAwaited,
  };
}

export type SoldParcel = Omit<typeof orderParcels.$inferInsert, "order_id">;
export type SoldItem = Omit<typeof orderItems.$inferInsert, "order_id">;

/** Counts and stores an order, with its parcel where it goes to a pick-up point; undefined where the limit is full. */
export async function storeOrder(
  tx: Database,
  limit: RateLimit,
  order: typeof orders.$inferInsert & { created_at: Date },
  items: SoldItem[],
  parcels: SoldParcel[],
): Promise<{ id: number } | undefined> {
  const placed = sql`placed`;
  const ofPlaced = { columns: { order_id: sql`placed.id` }, from: placed };
  const { rows } = await tx.execute<{ id: number }>(
    sql`with counted as (${insertHit(limit, order.created_at)}),
    ${placed} as (${insertRows(orders, [order], { from: sql`counted` })} returning id),
    items as (${insertRows<typeof orderItems, "order_id">(orderItems, items, ofPlaced)})${parcels.length > 0 ? sql`, parcels as (${insertRows<typeof orderParcels, "order_id">(orderParcels, parcels, ofPlaced)})` : sql``}
    select id from ${placed}`,
  );
  return rows[0];
}
