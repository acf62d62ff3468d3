import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What rate limits count: one row for each hit of a key, until its window is over. */
export const rateLimitHits = pgTable(
  "rate_limit_hits",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    expires_at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** True while it is not decided whether it counts, for example while a password is being checked. */
    is_pending: boolean().notNull().default(false),
  },
  (hit) => [index().on(hit.key, hit.expires_at), index().on(hit.expires_at)],
);
