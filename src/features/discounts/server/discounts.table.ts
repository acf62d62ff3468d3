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
import type { DiscountKind } from "#features/orders/index.ts";
import { orders } from "#features/orders/server/index.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

export const discountCodes = pgTable(
  "discount_codes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As the team wrote it, and what it is compared by. */
    code: text().notNull(),
    folded: text().notNull().unique(),
    note: text().notNull().default(""),
    kind: text().$type<DiscountKind>().notNull(),
    percent: integer().notNull().default(0),
    amount_halere: bigint({ mode: "number" }).notNull().default(0),
    free_shipping: boolean().notNull().default(false),
    minimum_halere: bigint({ mode: "number" }).notNull().default(0),
    /** Ids of products; empty: all. */
    products: jsonb().$type<string[]>().notNull().default([]),
    max_uses: integer(),
    once_per_customer: boolean().notNull().default(false),
    /** Days in Prague, both included. */
    valid_from: date({ mode: "string" }),
    valid_until: date({ mode: "string" }),
    is_active: boolean().notNull().default(true),
    ...timestamps(),
  },
  (code) => [
    check("discount_codes_percent", sql`${code.percent} between 0 and 100`),
    check("discount_codes_amounts", sql`${code.amount_halere} >= 0 and ${code.minimum_halere} >= 0`),
  ],
);

/** Orders that were placed with a code. */
export const discountUses = pgTable(
  "discount_uses",
  {
    order_id: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Kept where the code was deleted: it may come back from the log of changes. */
    code_id: integer().notNull(),
    /** A hash of the customer's e-mail; blank where there is none, or it was erased. */
    customer: text().notNull(),
    at: moment().notNull(),
    /** When the order gave it back unpaid; such a use does not count. */
    released_at: moment(),
  },
  (use) => [
    index("discount_uses_of_code").on(use.code_id, use.customer).where(sql`${use.released_at} is null`),
  ],
);
