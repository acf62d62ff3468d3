import { asc, desc, eq, type SQL } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { hasVisibleText, sanitiseReplyHtml } from "#kit/server/sanitise-html.ts";
import { EMPTY_REPLY } from "../message-rules.ts";
import { replyMail } from "./message-mails.ts";
import { contactMessages, messageReplies } from "./messages.table.ts";
import { teamAddress } from "./send-message.ts";

type Row = typeof contactMessages.$inferSelect;

/** All messages with their replies, newest first. */
export async function listMessages({ db }: Context) {
  const rows = await db
    .select()
    .from(contactMessages)
    .orderBy(desc(contactMessages.created_at), desc(contactMessages.id));
  const replies = Map.groupBy(await repliesWhere(db), (reply) => reply.message_id);
  return rows.map((message) => ({ ...message, replies: replies.get(message.id) ?? [] }));
}

/** Marks a message as read or unread. Throws NOT_FOUND. */
export async function updateMessage({ db }: Context, id: number, change: { is_read: boolean }) {
  return changed(db, id, change);
}

/** Deletes a message with its replies. Throws NOT_FOUND. */
export async function removeMessage({ db }: Context, id: number): Promise<void> {
  const removed = await db.delete(contactMessages).where(eq(contactMessages.id, id)).returning();
  if (removed.length === 0) throw new Refusal("NOT_FOUND");
}

/**
 * Stores a reply and queues its mail together; the message then has a reply. `html` is reduced to what a reply
 * may hold. Throws INVALID without visible text, NOT_FOUND.
 */
export async function replyToMessage({ db, mailer, language }: Context, id: number, html: string) {
  const body = sanitiseReplyHtml(html.replaceAll("\0", "").toWellFormed());
  if (!hasVisibleText(body)) throw invalidField("replyMessage", EMPTY_REPLY, language);
  return db.transaction(async (tx) => {
    const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
    if (!message) throw new Refusal("NOT_FOUND");
    const mail = replyMail({ message, body, replyTo: await teamAddress(tx) });
    const mail_id = await mailer.queueMail(tx, mail);
    await tx.insert(messageReplies).values({ message_id: id, body, mail_id });
    return changed(tx, id, { has_reply: true });
  });
}

async function changed(db: Database, id: number, change: Partial<Row>) {
  const [message] = await db
    .update(contactMessages)
    .set(change)
    .where(eq(contactMessages.id, id))
    .returning();
  if (!message) throw new Refusal("NOT_FOUND");
  return { ...message, replies: await repliesWhere(db, eq(messageReplies.message_id, id)) };
}

function repliesWhere(db: Database, where?: SQL) {
  return db.select().from(messageReplies).where(where).orderBy(asc(messageReplies.id));
}
