import { sql } from "drizzle-orm";
import { date, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Both, Language } from "#kit/contract/language/language.ts";
import type { Design } from "../../gift-rules.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Vouchers that the team gave away without money: once for whom, why, and what can be ridden. */
export const giveaways = pgTable(
  "giveaways",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    product_id: text().notNull(),
    /** What can be ridden, as it was called then, with its size. */
    names: jsonb().$type<Both<string>>().notNull(),
    quantity: integer().notNull(),
    /** Whom they are for; blank once that is forgotten. */
    name: text().notNull(),
    email: text().notNull().default(""),
    /** Some words for that person, on the voucher. */
    dedication: text().notNull().default(""),
    design: text().$type<Design>().notNull().default("night"),
    /** Day of the mail, in Prague; null: it went at once. */
    mail_on: date({ mode: "string" }),
    /** When the mail was made; null where it waits for its day, or nobody gets one. */
    mailed_at: moment(),
    language: text().$type<Language>().notNull(),
    reason: text().notNull(),
    /** Who gave them. */
    by: text().notNull(),
    at: moment().notNull(),
    valid_until: date({ mode: "string" }).notNull(),
    /** A tap that comes twice has the same; with the hash of what was asked. */
    key: text().unique(),
    body_hash: text().notNull(),
    anonymised_at: moment(),
  },
  (giveaway) => [index("giveaways_of_person").on(sql`lower(${giveaway.email})`)],
);
