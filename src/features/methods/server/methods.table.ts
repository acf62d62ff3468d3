import { bigint, boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PaymentKind } from "#features/orders/index.ts";
import type { Carrier } from "#features/parcels/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import { translationBehindColumn } from "#kit/server/content/translation-behind.ts";

interface StoredStep {
  up_to_grams: number;
  price_halere: number;
}

export const shippingMethods = pgTable("shipping_methods", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  names: jsonb().$type<Both<string>>().notNull(),
  translation_behind: translationBehindColumn(),
  price_halere: bigint({ mode: "number" }).notNull(),
  /** Prices by weight, rising; empty: one price, `price_halere`, which is else the first of them. */
  price_steps: jsonb().$type<StoredStep[]>().notNull().default([]),
  /** Grams of the heaviest parcel; null: any. */
  max_weight_grams: integer(),
  /** Goods from which it costs nothing; null: never. */
  free_from_halere: bigint({ mode: "number" }),
  /** Whether it carries goods, and orders of vouchers and courses alone. */
  for_goods: boolean().notNull().default(true),
  for_services: boolean().notNull().default(true),
  /** Whether customers come for it: then nothing is sent. */
  is_pickup: boolean().notNull().default(false),
  /** ISO codes; empty: everywhere. */
  countries: jsonb().$type<string[]>().notNull().default([]),
  /** Whose pick-up points it goes to, and what a parcel weighs where its pieces do not say it. */
  carrier: text().$type<Carrier>().notNull().default("none"),
  weight_grams: integer().notNull().default(1000),
  display_order: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
  ...timestamps(),
});

export const paymentMethods = pgTable("payment_methods", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  names: jsonb().$type<Both<string>>().notNull(),
  translation_behind: translationBehindColumn(),
  kind: text().$type<PaymentKind>().notNull(),
  /** What it costs to pay so; 0 for cards and transfers. */
  fee_halere: bigint({ mode: "number" }).notNull().default(0),
  /** The least and the greatest sum that is paid so; null: any. */
  least_halere: bigint({ mode: "number" }),
  greatest_halere: bigint({ mode: "number" }),
  /** Ids of the ways of shipping it goes with; empty: all. */
  shipping_methods: jsonb().$type<number[]>().notNull().default([]),
  display_order: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
  ...timestamps(),
});
