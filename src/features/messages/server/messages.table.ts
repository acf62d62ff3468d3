import { getTableColumns, sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "#features/accounts/server/index.ts";
import { orders } from "#features/orders/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { folded } from "#kit/server/statements/contains.ts";

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** The language it was written in; a reply's frame speaks it. */
    language: text().$type<Language>().notNull(),
    is_read: boolean().notNull().default(false),
    has_reply: boolean().notNull().default(false),
    /** When somebody of the team was through with it; null: it waits. */
    done_at: timestamp({ withTimezone: true, mode: "date" }),
    /** What it is about, and who of the team looks after it. */
    order_id: integer().references(() => orders.id, { onDelete: "set null" }),
    person_id: integer().references(() => users.id, { onDelete: "set null" }),
    created_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
    /** What the search looks through, a field a line: folding all texts at each search takes seconds. */
    searched: text().generatedAlwaysAs(
      folded(sql.raw(`("name" || chr(10) || "email" || chr(10) || "subject" || chr(10) || "message")`)),
    ),
  },
  (message) => [
    index("contact_messages_of_order").on(message.order_id),
    index("contact_messages_of_person").on(message.person_id),
    index("contact_messages_of_sender").on(sql`lower(${message.email})`),
    index("contact_messages_open").on(message.created_at, message.id).where(sql`${message.done_at} is null`),
    index("contact_messages_by_time").on(message.created_at, message.id),
    // What the back office lists and counts, from the index alone.
    index("contact_messages_read").on(message.created_at, message.id).where(sql`${message.is_read}`),
    index("contact_messages_unread").on(message.created_at, message.id).where(sql`not ${message.is_read}`),
  ],
);

const { searched: _, ...written } = getTableColumns(contactMessages);
/** The columns of a message as they were written. */
export const MESSAGE = written;

export const messageReplies = pgTable(
  "message_replies",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    message_id: integer()
      .notNull()
      .references(() => contactMessages.id, { onDelete: "cascade" }),
    /** Sanitised HTML. */
    body: text().notNull(),
    mail_id: integer(),
    created_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (reply) => [index("message_replies_of_message").on(reply.message_id)],
);
