import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Hosts at which an owner has signed in: the site's own, for links in mails and on pages. */
export const ownAddresses = pgTable("own_addresses", {
  /** Name and port as in an address, such as `www.example.cz`. */
  host: text().primaryKey(),
  /** Such as `https://www.example.cz`. */
  origin: text().notNull(),
  /** The last sign-in of an owner there. */
  confirmed_at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
});
