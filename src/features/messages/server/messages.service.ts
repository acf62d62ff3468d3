import { and, arrayOverlaps, asc, eq, isNotNull, isNull } from "drizzle-orm";
import { users } from "#features/accounts/server/index.ts";
import { orders } from "#features/orders/server/index.ts";
import type { HistoryAction } from "#kit/contract/content/history.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { hasVisibleText, sanitiseReplyHtml } from "#kit/server/content/sanitise-html.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import { EMPTY_REPLY } from "../message-rules.ts";
import type { MessageChange } from "../messages.contract.ts";
import { getMessage } from "./list-messages.ts";
import { replyMail } from "./message-mails.ts";
import { contactMessages, messageReplies } from "./messages.table.ts";
import { teamAddress } from "./send-message.ts";

type Row = typeof contactMessages.$inferSelect;

const NO_ORDER = { en: "There is no such order.", cs: "Taková objednávka není." };
const NO_COLLEAGUE = {
  en: "This person doesn’t answer messages.",
  cs: "Tento člověk na zprávy neodpovídá.",
};

/**
 * Marks a message as read or done, or takes that back, and says what it is about and whose it is.
 *
 * @throws Refusal NOT_FOUND; INVALID (422) for an order that is not there, or somebody who answers no messages
 */
export async function updateMessage(context: Context, id: number, change: MessageChange) {
  return context.db.transaction(async (tx) => {
    const before = await lockedMessage(tx, id);
    const { is_done, order_id, person_id, is_read } = change;
    const isNew = is_done !== undefined && is_done !== (before.done_at !== null);
    const next: Partial<Row> = {
      ...(is_read !== undefined && { is_read }),
      ...(isNew && { done_at: is_done ? context.now() : null }),
      ...(order_id !== undefined && { order_id }),
      ...(person_id !== undefined && { person_id }),
    };
    if (order_id) await requireOrder(context, tx, order_id);
    if (person_id) await requireColleague(context, tx, person_id);
    const [was, is] = [told(before), told({ ...before, ...next })];
    if (JSON.stringify(was) !== JSON.stringify(is)) await logMessage(context, tx, id, "changed", was, is);
    return changed(tx, id, next);
  });
}

function told({ is_read, done_at, order_id, person_id }: Row) {
  return { is_read, is_done: done_at !== null, order_id, person_id };
}

async function requireOrder({ language }: Context, tx: Database, id: number): Promise<void> {
  const isThere = await tx.$count(orders, and(eq(orders.id, id), isNull(orders.hidden_at)));
  if (isThere === 0) throw invalidField("order_id", NO_ORDER, language);
}

async function requireColleague(context: Context, tx: Database, id: number): Promise<void> {
  const found = await colleagues({ ...context, db: tx });
  if (!found.some((one) => one.id === id)) throw invalidField("person_id", NO_COLLEAGUE, context.language);
}

/** Who answers messages, by name. */
export function colleagues({ db }: Pick<Context, "db">) {
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        arrayOverlaps(users.roles, ["owner", "messages"]),
        isNull(users.ended_at),
        isNotNull(users.joined_at),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
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
    // Whoever answers is through with it, unless the sender writes again.
    return changed(tx, id, { has_reply: true, done_at: message.done_at ?? context.now() });
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
  await db.update(contactMessages).set(change).where(eq(contactMessages.id, id));
  return getMessage({ db }, id);
}
