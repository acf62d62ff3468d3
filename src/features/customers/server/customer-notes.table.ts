import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What the team writes down about a customer for itself: hers by the e-mail, else by telephone and name. */
export const customerNotes = pgTable(
  "customer_notes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower-case; blank where the person left none. */
    email: text().notNull().default(""),
    /** The last digits of the telephone, and the words of the name in their order; blank where there is an e-mail. */
    phone: text().notNull().default(""),
    name: text().notNull().default(""),
    at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** The account's name as it was then. */
    by: text().notNull(),
    text: text().notNull(),
  },
  (note) => [index("customer_notes_of_customer").on(note.email, note.phone, note.id)],
);
