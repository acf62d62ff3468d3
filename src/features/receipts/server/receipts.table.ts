import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";
import type { ReceiptContent } from "../receipt-content.ts";

/** Receipts of what was paid on the spot: numbered without gaps within a year, one an order that holds, never changed. */
export const receipts = pgTable(
  "receipts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    year: integer().notNull(),
    /** 1, 2, 3, ... within the year. */
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    content: jsonb().$type<ReceiptContent>().notNull(),
    issued_at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** When the payment turned out to be noted by mistake: the number stays, and another one may be issued. */
    voided_at: timestamp({ withTimezone: true, mode: "date" }),
  },
  (receipt) => [
    unique("receipts_sequence_of_year").on(receipt.year, receipt.sequence),
    uniqueIndex("receipts_of_order").on(receipt.order_id).where(sql`"voided_at" is null`),
  ],
);
