import { integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";

/** Answers by Idempotency-Key: the same key gives the same answer again. Removed after a year. */
export const idempotencyKeys = pgTable("idempotency_keys", {
  key: text().primaryKey(),
  /** Hash of the body that used the key. */
  body_hash: text().notNull(),
  order_id: integer().references(() => orders.id, { onDelete: "cascade" }),
  answer: jsonb().$type<Record<string, unknown>>(),
  created_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
});
