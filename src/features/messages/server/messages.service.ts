import { eq } from "drizzle-orm";
import type { HistoryAction } from "#kit/contract/content/history.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { hasVisibleText, sanitiseReplyHtml } from "#kit/server/content/sanitise-html.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import { EMPTY_REPLY } from "../message-rules.ts";
import { repliesOf } from "./list-messages.ts";
import { replyMail } from "./message-mails.ts";
import { contactMessages, messageReplies } from "./messages.table.ts";
import { teamAddress } from "./send-message.ts";

type Row = typeof contactMessages.$inferSelect;

/** Marks a message as read or unread. Throws NOT_FOUND. */
export async function updateMessage(context: Context, id: number, change: { is_read: boolean }) {
  return context.db.transaction(async (tx) => {
    const { is_read } = await lockedMessage(tx, id);
    if (is_read !== change.is_read) await logMessage(context, tx, id, "changed", { is_read }, change);
    return changed(tx, id, change);
  });
}

/** Deletes a message with its replies. Throws NOT_FOUND. */
export async function removeMessage(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockedMessage(tx, id);
    await tx.delete(contactMessages).where(eq(contactMessages.id, id));
    await logMessage(context, tx, id, "deleted", null, null);
  });
}

/**
 * Stores a reply and queues its mail together; the message then has a reply. `html` is reduced to what a reply
 * may hold. Throws INVALID without visible text, NOT_FOUND.
 */
export async function replyToMessage(context: Context, id: number, html: string) {
  const { db, mailer, language } = context;
  const body = sanitiseReplyHtml(html.replaceAll("\0", "").toWellFormed());
  if (!hasVisibleText(body)) throw invalidField("replyMessage", EMPTY_REPLY, language);
  return db.transaction(async (tx) => {
    const message = await lockedMessage(tx, id);
    const mail = replyMail({ message, body, replyTo: await teamAddress(tx) });
    const mail_id = await mailer.queueMail(tx, mail);
    await tx.insert(messageReplies).values({ message_id: id, body, mail_id });
    const { has_reply } = message;
    await logMessage(context, tx, id, "changed", { has_reply }, { has_reply: true });
    return changed(tx, id, { has_reply: true });
  });
}

async function lockedMessage(tx: Database, id: number): Promise<Row> {
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for("update");
  if (!message) throw new Refusal("NOT_FOUND");
  return message;
}

/** Logs what the team does to a message: only the changed fields, no data of its sender. */
function logMessage(
  context: Context,
  tx: Database,
  id: number,
  action: HistoryAction,
  before: object | null,
  after: object | null,
): Promise<void> {
  const label = { en: `#${id}`, cs: `#${id}` };
  return writeEntry(context, tx, { type: "messages", id, action, label, before, after });
}

async function changed(db: Database, id: number, change: Partial<Row>) {
  const [message] = await db
    .update(contactMessages)
    .set(change)
    .where(eq(contactMessages.id, id))
    .returning();
  if (!message) throw new Refusal("NOT_FOUND");
  return { ...message, replies: await repliesOf(db, [id]) };
}
