import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";
import type { InvoiceContent, IssuedType } from "../invoice-content.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/**
 * Final invoices and credit notes: numbered without gaps within a year, each kind in its own series, and never
 * changed after they were issued.
 */
export const invoices = pgTable(
  "invoices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<IssuedType>().notNull().default("final"),
    year: integer().notNull(),
    /** 1, 2, 3, ... within the kind and year. */
    sequence: integer().notNull(),
    number: text().notNull().unique(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    /** Everything that stands on the paper. */
    content: jsonb().$type<InvoiceContent>().notNull(),
    issued_at: moment().notNull(),
    /** When it went to the customer: once, and never where it was only looked at in the back office. */
    mailed_at: moment(),
    /** Set where a credit note has taken the invoice back. */
    credited_at: moment(),
  },
  (invoice) => [
    unique("invoices_sequence_of_year").on(invoice.kind, invoice.year, invoice.sequence),
    uniqueIndex("invoices_one_valid_per_order")
      .on(invoice.order_id)
      .where(sql`${invoice.kind} = 'final' and ${invoice.credited_at} is null`),
    index("invoices_of_order").on(invoice.order_id),
    index("invoices_by_time").on(invoice.issued_at, invoice.id),
    // What a search for a number looks through, from the index alone: the papers themselves are large.
    index("invoices_by_number").on(invoice.number, invoice.order_id),
  ],
);
