import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { sessions, users } from "#features/accounts/server/index.ts";
import { PUSH_KINDS } from "../push-kinds.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Browsers of the team that notifications go to. Whether one gets any is decided when one is sent. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** It is silent while this session is over. */
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** The browser's address at its push service. */
    endpoint: text().notNull().unique("push_devices_endpoint"),
    /** The browser's public key and shared secret, base64url: only it can read what is sent. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    kinds: text({ enum: PUSH_KINDS }).array().notNull(),
    created_at: moment().notNull(),
    delivered_at: moment(),
    /** Since when nothing is taken any more; null while all is well. */
    failing_since: moment(),
    /** `away`: its push service does not answer. `refused`: it takes nothing that we send. */
    fault: text({ enum: ["away", "refused"] }),
  },
  (device) => [
    index("push_devices_of_user").on(device.user_id),
    index("push_devices_of_session").on(device.session_id),
  ],
);
