import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { ROLES } from "#kit/contract/roles.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import { LINK_PURPOSES } from "../account-links.contract.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower-case, so that one address is one account however it is typed. */
    email: text().notNull().unique(),
    name: text().notNull(),
    /** What is ticked: what they do in the team. */
    roles: text({ enum: ROLES }).array().notNull(),
    /** Null for who has none: invited people, and those who sign in with a passkey alone. */
    password_hash: text(),
    /** Of the mails to this person. */
    language: text({ enum: LANGUAGES }).notNull().default("en"),
    /** When the invitation was accepted; null while it waits. */
    joined_at: moment(),
    /** When an owner ended the account. Its row stays, for the log names it. */
    ended_at: moment(),
    ...timestamps(),
  },
  (table) => [
    check("users_email_lower_case", sql`${table.email} = lower(${table.email})`),
    check(
      "users_roles",
      sql`cardinality(${table.roles}) > 0 and ${table.roles} <@ array['owner', 'shop', 'content', 'messages', 'track', 'money']`,
    ),
  ],
);

/** One sign-in on one device: the family of all refresh tokens that follow from it. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    created_at: moment().notNull(),
    /** When the newest refresh token expires. */
    expires_at: moment().notNull(),
    /** The last sign-in or refresh, not each request: reads stay reads. */
    last_seen: moment().notNull(),
    ended_at: moment(),
    /** The browser's own word for itself when it signed in, for its owner to know it again. */
    user_agent: text().notNull().default(""),
  },
  (table) => [index().on(table.user_id), index().on(table.expires_at)],
);

/** Every refresh token ever given, so that a stolen old one is known again when it comes. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    /** SHA-256; the token itself is with its owner only. */
    hash: text().primaryKey(),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    created_at: moment().notNull(),
    replaced_at: moment(),
    /** The token that replaced this one, readable only with this one. */
    sealed_successor: text(),
  },
  (table) => [index().on(table.session_id), index().on(table.replaced_at)],
);

/** Links in mails to the team. Each works once: what was used is deleted. */
export const accountLinks = pgTable(
  "account_links",
  {
    /** SHA-256; the token itself is in the mail only. */
    hash: text().primaryKey(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The address that a change of the e-mail leads to; null for other purposes. */
    new_email: text(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
  },
  (table) => [index().on(table.user_id), index().on(table.expires_at)],
);
