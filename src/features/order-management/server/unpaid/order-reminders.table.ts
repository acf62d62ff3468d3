import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";
import type { ReminderKind } from "./unpaid-step.ts";

/** Which orders a customer was reminded of: each kind once an order. */
export const orderReminders = pgTable(
  "order_reminders",
  {
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text().$type<ReminderKind>().notNull(),
    sent_on: date({ mode: "string" }).notNull(),
  },
  (reminder) => [primaryKey({ columns: [reminder.order_id, reminder.kind] })],
);
