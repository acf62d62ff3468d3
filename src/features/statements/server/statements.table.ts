import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Language } from "#kit/contract/language/language.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** What riders have signed: a row for each signing, never changed but for the two marks. */
export const statements = pgTable(
  "statements",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** No foreign key: statements know nothing of bookings. */
    booking_id: integer().notNull(),
    /** 0 for the first seat of the booking. */
    seat: integer().notNull(),
    /** Of the booking, for who asks what is known about a person. */
    customer_email: text().notNull(),
    name: text().notNull(),
    born_on: date({ mode: "string" }).notNull(),
    guardian: jsonb().$type<{ name: string; relation: string }>(),
    language: text().$type<Language>().notNull(),
    /** The version of the rules; null for the draft that comes with the program. */
    version: integer(),
    signed_at: moment().notNull(),
    /** Who of the team took it on the spot; blank for the rider alone. */
    taken_by: text().notNull().default(""),
    /** The paper as base64, and the SHA-256 of its bytes in hexadecimal. */
    pdf: text().notNull(),
    sha256: text().notNull(),
    /** SHA-256 of what was sent: the same again is a second press. Blank for statements of before it was kept. */
    signed_hash: text().notNull().default(""),
    /** A later one of the same seat holds. */
    replaced_at: moment(),
    /** The team wants the new rules signed. */
    asked_again_at: moment(),
  },
  (statement) => [
    uniqueIndex("statements_of_seat")
      .on(statement.booking_id, statement.seat)
      .where(sql`"replaced_at" is null`),
    index("statements_of_customer").on(sql`lower(${statement.customer_email})`),
  ],
);
