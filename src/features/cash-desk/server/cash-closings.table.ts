import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Each time that somebody counted the cash; nothing here is ever changed. */
export const cashClosings = pgTable("cash_closings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The closing before it, 0 for the first: of two who close one desk at once, one wins. */
  follows: integer().notNull().unique(),
  at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
  by: text().notNull(),
  /** The last entry of the orders' book that it includes. */
  up_to: integer().notNull(),
  /** What lay in the desk by the book: what was left the last time, and the cash since. */
  expected_halere: bigint({ mode: "number" }).notNull(),
  counted_halere: bigint({ mode: "number" }).notNull(),
  /** What stays in the desk as change. */
  left_halere: bigint({ mode: "number" }).notNull(),
  /** Paid by card on the spot in the same time. */
  card_halere: bigint({ mode: "number" }).notNull(),
  note: text().notNull().default(""),
});
