import { bigint, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts.table.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

export const passkeys = pgTable(
  "passkeys",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What its owner calls it. */
    name: text().notNull(),
    /** The authenticator's own name for it, base64url. */
    credential_id: text().notNull().unique(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    /** How often it has signed, by its own word; stays 0 for those that are synchronised. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** The relying party's id: the host that it was made at. */
    host: text().notNull(),
    /** What the authenticator knows its owner by: random, the same for all passkeys of one person. */
    user_handle: text().notNull(),
    created_at: moment().notNull(),
    last_used: moment(),
  },
  (table) => [index().on(table.user_id)],
);

/** What a challenge is for. */
export type ChallengePurpose = "sign-in" | "proof" | "add" | "invitation";

/** Challenges that wait for their answer, each for one. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** SHA-256 of the ticket, which only the page that asked has. */
    hash: text().primaryKey(),
    challenge: text().notNull(),
    purpose: text().$type<ChallengePurpose>().notNull(),
    /** The session or the link that it was made in; blank for a sign-in. */
    bound_to: text().notNull(),
    /** For a new passkey. */
    user_handle: text(),
    expires_at: moment().notNull(),
  },
  (table) => [index().on(table.expires_at)],
);
