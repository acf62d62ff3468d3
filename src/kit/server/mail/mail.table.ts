import { getTableColumns, sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Language } from "#kit/contract/language/language.ts";
import { folded } from "../statements/contains.ts";

/** The queue of the jobs that send them. */
export const MAIL_QUEUE = "send-mail";

/**
 * `queued`: waits or is tried again. `sent`: a mail server has taken it. `written`: to a file, because no mail server is
 * set; nobody gets it. `failed`: refused for good, or given up after the last try. `late`: what it says is not true any
 * more; it was not sent.
 */
export type MailState = "queued" | "sent" | "written" | "failed" | "late";

export type MailAttachment = {
  name: string;
  /** Media type, such as `application/pdf`. */
  type: string;
  /** The id by which the HTML shows it: `<img src="cid:...">`. */
  cid?: string;
} & (
  | {
      /** Base64. */
      content: string;
    }
  | { made: MadeBy }
);

/** What is made when the mail is sent, from what is kept here: the same at every try, however late. */
export interface MadeBy {
  /** Name of the maker, see `Mailer.attachmentMaker`. */
  by: string;
  /** All that the maker needs, as JSON; it never changes after the mail was queued. */
  from: unknown;
}

/** Every mail the application sends: written in the transaction of what it tells about, then delivered by a job. */
export const mails = pgTable(
  "mails",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** What the mail is, such as `order-confirmation`. */
    kind: text("kind").notNull(),
    toAddress: text("to_address").notNull(),
    replyTo: text("reply_to"),
    language: text("language").$type<Language>().notNull(),
    subject: text("subject").notNull(),
    text: text("text").notNull(),
    html: text("html"),
    /** What `LINK` stands for in the texts, under a key that is not in the database; blank once the mail has gone out. */
    sealedLink: text("sealed_link"),
    /** Its link is one by which the reader leaves a list: mail programs offer it too (RFC 8058). */
    leavesList: boolean("leaves_list").notNull().default(false),
    attachments: jsonb("attachments").$type<MailAttachment[]>().notNull().default([]),
    /** Never changes, so that a mail delivered twice is recognisable as one. */
    messageId: text("message_id").notNull().unique("mails_message_id"),
    state: text("state").$type<MailState>().notNull().default("queued"),
    attempts: integer("attempts").notNull().default(0),
    /**
     * Tries whose end nobody knows: the server got the whole mail, and the connection broke before it answered. Each
     * of them may have arrived.
     */
    uncertainAttempts: integer("uncertain_attempts").notNull().default(0),
    lastError: text("last_error"),
    /** From then on what it says is not true any more, and nobody sends it; null: it never goes stale. */
    notAfter: timestamp("not_after", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    /** The record that it is about, such as `orders/12`; null where there is none. */
    about: text("about"),
    /** The mail that this one repeats, because somebody sent it again. */
    copyOf: integer("copy_of"),
    /**
     * What the search looks through, a field a line: folding the texts of all mails at each search takes seconds. Short
     * enough for an index.
     */
    searched: text("searched").generatedAlwaysAs(
      folded(sql.raw(`("to_address" || chr(10) || left("subject", 200))`)),
    ),
  },
  (table) => [
    index("mails_state_created_at").on(table.state, table.createdAt),
    // Mails of a person: to the address, and those that an answer to would reach it.
    index("mails_to").on(sql`lower(${table.toAddress})`),
    index("mails_reply_to").on(sql`lower(${table.replyTo})`).where(sql`${table.replyTo} is not null`),
    index("mails_by_time").on(table.createdAt, table.id),
    index("mails_about").on(table.about).where(sql`${table.about} is not null`),
    // What a search looks through, from the index alone.
    index("mails_searched").on(table.createdAt, table.id, table.searched),
    check("mails_state", sql`${table.state} in ('queued', 'sent', 'written', 'failed', 'late')`),
  ],
);

const { searched: _, ...written } = getTableColumns(mails);
/** The columns of a mail as they were written. */
export const MAIL = written;

export type Mail = Omit<typeof mails.$inferSelect, "searched">;
