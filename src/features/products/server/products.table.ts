import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { Both } from "#kit/contract/language/language.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import { translationBehindColumn } from "#kit/server/content/translation-behind.ts";
import { registerMediaReferences } from "#kit/server/media/media-references.ts";
import { NOBODY, type ProductCategory, type Responsible, VOUCHER_MONTHS } from "../product-rules.ts";

export type ProductTexts = {
  name: string;
  description: string;
  what_to_expect: string;
  locations: string;
  availability: string;
  eligibility: string;
  material: string;
  care: string;
  sizing: string;
  delivery: string;
  what_to_bring: string;
  safety: string;
};

export const products = pgTable(
  "products",
  {
    /** The slug at creation; carts and sold items keep it when the slug changes. */
    id: text().primaryKey(),
    slug: text().notNull().unique(),
    price_halere: bigint({ mode: "number" }).notNull(),
    category: text().$type<ProductCategory>().notNull().default("experience"),
    is_featured: boolean().notNull().default(false),
    is_bestseller: boolean().notNull().default(false),
    is_new: boolean().notNull().default(false),
    is_active: boolean().notNull().default(true),
    display_order: integer().notNull().default(0),
    /** Last day (Europe/Prague) on which it can be ordered; null: no end. */
    valid_until: date({ mode: "string" }),
    /** On a fixed date, or made for the customer: the buyer can't withdraw (Civil Code section 1837, j and d). */
    is_withdrawal_exempt: boolean().notNull().default(false),
    maker: jsonb().$type<Responsible>().notNull().default(NOBODY),
    eu_responsible: jsonb().$type<Responsible>().notNull().default(NOBODY),
    features: jsonb().$type<Both<string>[]>().notNull().default([]),
    translations: jsonb().$type<Both<ProductTexts>>().notNull(),
    translation_behind: translationBehindColumn(),
    /** Each sold piece becomes a voucher, valid for so many months. */
    is_voucher: boolean().notNull().default(false),
    voucher_months: integer().notNull().default(VOUCHER_MONTHS),
    /** Such a voucher is worth its price in money, for anything in the shop. */
    is_value: boolean().notNull().default(false),
    /** Centimetres and kilograms of who may ride; null: without a limit. */
    min_height: integer(),
    max_height: integer(),
    min_weight: integer(),
    max_weight: integer(),
    /** Grams of one piece that is sent; null: not known. */
    weight_grams: integer(),
    /** Since when it is marked as reduced; null: it is not. */
    reduced_at: timestamp({ withTimezone: true, mode: "date" }),
    /** Pieces at hand; null: without limit. */
    stock: integer(),
    /** A stored film, or the address of one; blank: none. */
    film: text().notNull().default(""),
    /** Ids of products that the team shows beside it; empty: what is bought with it, or of its kind. */
    goes_with: jsonb().$type<string[]>().notNull().default([]),
    ...timestamps(),
  },
  ({ stock }) => [check("products_stock", sql`${stock} >= 0`)],
);

/** Every price that a product has had, with the moment from which it held. Only the server writes here. */
export const productPrices = pgTable(
  "product_prices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    product_id: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade", onUpdate: "cascade" }),
    price_halere: bigint({ mode: "number" }).notNull(),
    since: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  },
  (price) => [index("product_prices_of_product").on(price.product_id, price.since)],
);

/** Sizes of a product in their order. */
export const productVariants = pgTable(
  "product_variants",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    product_id: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade", onUpdate: "cascade" }),
    label: jsonb().$type<Both<string>>().notNull(),
    /** Its own count; null: it is taken from the product's. */
    stock: integer(),
    /** Grams of one piece; null: as the product. */
    weight_grams: integer(),
    display_order: integer().notNull().default(0),
    is_active: boolean().notNull().default(true),
  },
  (variant) => [
    index("product_variants_of_product").on(variant.product_id, variant.display_order),
    check("product_variants_stock", sql`${variant.stock} >= 0`),
  ],
);

export const productPhotos = pgTable(
  "product_photos",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    product_id: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade", onUpdate: "cascade" }),
    image_path: text().notNull(),
    /** What is on the photo, for those who do not see it; null: nothing is said. */
    alt: jsonb().$type<Both<string>>(),
    /** 0 marks the cover photo. */
    display_order: integer().notNull().default(0),
  },
  (photo) => [index("product_photos_of_product").on(photo.product_id, photo.display_order)],
);

/** Slugs that products had before: links to them lead on. */
export const productOldSlugs = pgTable(
  "product_old_slugs",
  {
    slug: text().primaryKey(),
    product_id: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade", onUpdate: "cascade" }),
  },
  (row) => [index("product_old_slugs_of_product").on(row.product_id)],
);

registerMediaReferences(products.film, productPhotos.image_path);
