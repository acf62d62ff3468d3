import { bigint, boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PaymentKind } from "#features/orders/index.ts";
import type { Carrier } from "#features/parcels/index.ts";
import type { Both } from "#kit/contract/language.ts";
import { timestamps } from "#kit/server/content-columns.ts";
import { translationBehindColumn } from "#kit/server/translation-behind.ts";

export const shippingMethods = pgTable("shipping_methods", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  names: jsonb().$type<Both<string>>().notNull(),
  translation_behind: translationBehindColumn(),
  price_halere: bigint({ mode: "number" }).notNull(),
  /** Whether it carries goods, and orders of vouchers and courses alone. */
  for_goods: boolean().notNull().default(true),
  for_services: boolean().notNull().default(true),
  /** Whether customers come for it: then nothing is sent. */
  is_pickup: boolean().notNull().default(false),
  /** ISO codes; empty: everywhere. */
  countries: jsonb().$type<string[]>().notNull().default([]),
  /** Whose pick-up points it goes to, and what its parcels weigh for the carrier. */
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
  /** Ids of the ways of shipping it goes with; empty: all. */
  shipping_methods: jsonb().$type<number[]>().notNull().default([]),
  display_order: integer().notNull().default(0),
  is_active: boolean().notNull().default(true),
  ...timestamps(),
});
