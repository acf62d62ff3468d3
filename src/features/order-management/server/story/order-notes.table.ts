import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";

/** What the team writes down about an order for itself. */
export const orderNotes = pgTable(
  "order_notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** The account's name as it was then. */
    by: text().notNull(),
    text: text().notNull(),
  },
  (note) => [index("order_notes_of_order").on(note.order_id, note.id)],
);
