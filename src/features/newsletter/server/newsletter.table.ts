import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import type { LetterState, LetterSubject, SubscriberState } from "../newsletter-rules.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** What somebody agreed to: the words as they were shown. */
export interface Consent {
  language: Language;
  words: string;
}

export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Blank once it is over; what remains proves the consent, without the address. */
    email: text().notNull(),
    /** A keyed hash of the address: whoever names the address can be told what they agreed to. */
    address_hash: text().notNull(),
    language: text().$type<Language>().notNull(),
    state: text().$type<SubscriberState>().notNull().default("asked"),
    consent: jsonb().$type<Consent>().notNull(),
    /** When the form was sent first and how often, and from which shortened network. */
    asked_at: moment().notNull(),
    asked_times: integer().notNull().default(1),
    asked_from: text().notNull(),
    confirmed_at: moment(),
    confirmed_from: text().notNull().default(""),
    /** Letters that the mail server has refused in a row. */
    refused_letters: integer().notNull().default(0),
    ended_at: moment(),
    created_at: moment().notNull(),
  },
  (subscriber) => [
    // Whatever two forms do at once, an address is asked once.
    uniqueIndex("newsletter_subscribers_address")
      .on(sql`lower(${subscriber.email})`)
      .where(sql`"email" <> ''`),
    index("newsletter_subscribers_hash").on(subscriber.address_hash),
    index("newsletter_subscribers_by_state").on(subscriber.state, subscriber.id),
    check(
      "newsletter_subscribers_over",
      sql`(${subscriber.state} in ('asked', 'on')) = (${subscriber.email} <> '')`,
    ),
  ],
);

export type LetterTexts = { subject: string; text: string };

export const newsletterLetters = pgTable(
  "newsletter_letters",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subject_kind: text().$type<LetterSubject>().notNull().default("none"),
    /** No foreign key: a post, day or product may go. */
    subject_id: text().notNull().default(""),
    translations: jsonb().$type<Both<LetterTexts>>().notNull(),
    state: text().$type<LetterState>().notNull().default("draft"),
    /** When it began to go out: who confirms later does not get it. */
    sent_at: moment(),
    finished_at: moment(),
    ...timestamps(),
  },
  (letter) => [index("newsletter_letters_by_state").on(letter.state)],
);

/** Who was sent which letter, each once. */
export const newsletterDeliveries = pgTable(
  "newsletter_deliveries",
  {
    letter_id: integer()
      .notNull()
      .references(() => newsletterLetters.id, { onDelete: "cascade" }),
    subscriber_id: integer()
      .notNull()
      .references(() => newsletterSubscribers.id, { onDelete: "cascade" }),
  },
  (delivery) => [
    primaryKey({ columns: [delivery.letter_id, delivery.subscriber_id] }),
    index("newsletter_deliveries_of_subscriber").on(delivery.subscriber_id),
  ],
);
