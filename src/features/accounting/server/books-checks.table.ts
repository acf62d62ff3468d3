import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Difference } from "../differences.ts";

/** Each time that orders, payments, refunds and papers were compared, and what did not add up. Kept for a year. */
export const booksChecks = pgTable(
  "books_checks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** Who asked for it; blank for the one of the night. */
    by: text().notNull(),
    orders: integer().notNull(),
    payments: integer().notNull(),
    refunds: integer().notNull(),
    papers: integer().notNull(),
    differences: jsonb().$type<Difference[]>().notNull(),
  },
  (check) => [index("books_checks_by_time").on(check.at)],
);
