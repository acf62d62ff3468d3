import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";
import type { EntrySource, EntryState } from "../bank-entry.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Money that came to the team's account, each booking once, from whichever source it was read first. */
export const bankEntries = pgTable(
  "bank_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: text().$type<EntrySource>().notNull(),
    booked_on: date({ mode: "string" }).notNull(),
    /** Hundredths of the currency's unit. */
    amount: bigint({ mode: "number" }).notNull(),
    currency: text().notNull(),
    variable_symbol: text().notNull(),
    counter_account: text().notNull(),
    counter_name: text().notNull(),
    message: text().notNull(),
    is_reversal: boolean().notNull().default(false),
    /** The same for one booking in files of different formats (`import-statement.ts`). */
    fingerprint: text().notNull(),
    state: text().$type<EntryState>().notNull(),
    order_id: integer().references(() => orders.id, { onDelete: "set null" }),
    decided_by: text(),
    decided_at: moment(),
    created_at: moment().notNull(),
  },
  (entry) => [
    index("bank_entries_by_day").on(entry.booked_on, entry.id),
    index("bank_entries_by_state").on(entry.state, entry.booked_on, entry.id),
    index("bank_entries_by_fingerprint").on(entry.fingerprint),
    index("bank_entries_of_order").on(entry.order_id),
  ],
);

/** What the sources call a booking. */
export const bankEntryIds = pgTable(
  "bank_entry_ids",
  {
    /** Digits of the team's own account; blank where the source does not name it. */
    account: text().notNull(),
    source: text().$type<EntrySource>().notNull(),
    bank_id: text().notNull(),
    entry_id: integer()
      .notNull()
      .references(() => bankEntries.id, { onDelete: "cascade" }),
  },
  (id) => [
    primaryKey({ columns: [id.account, id.source, id.bank_id] }),
    index("bank_entry_ids_of_entry").on(id.entry_id),
  ],
);

export type LinkError = "refused" | "away" | "unreadable" | "other-account" | "too-much";

/** The bank that is asked by itself; at most one row. */
export const bankLinks = pgTable("bank_links", {
  id: integer().primaryKey(),
  sealed_token: text().notNull(),
  account: text().notNull(),
  /** Bookings of this day and later are asked for. */
  since: date({ mode: "string" }).notNull(),
  expires_on: date({ mode: "string" }).notNull(),
  last_asked_at: moment(),
  last_ok_at: moment(),
  fault: text().$type<LinkError>(),
});
