import { bigint, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "../accounts.table.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });
const owner = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The authenticator app of a user, once they have turned two-step sign-in on. */
export const secondFactors = pgTable("second_factors", {
  user_id: owner().primaryKey(),
  /** The secret that the app has too, under a key that is not in the database. */
  sealed_secret: text().notNull(),
  created_at: moment().notNull(),
  /** Null until a first code has shown that the app has the secret. No code is asked for until then. */
  confirmed_at: moment(),
  /** The 30 seconds whose code was accepted last; neither it nor an older one is accepted again. */
  last_step: bigint({ mode: "number" }).notNull().default(0),
});

/** The recovery codes that are left: a used one is deleted. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    user_id: owner(),
    /** The code's first character, by which its row is found. */
    mark: text().notNull(),
    /** Argon2id of the whole code. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.mark] })],
);
