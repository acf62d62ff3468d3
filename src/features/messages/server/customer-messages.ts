import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { contactMessages, MESSAGE, messageReplies } from "./messages.table.ts";

const of = (email: string) => sql`lower(${contactMessages.email}) = ${email.toLowerCase()}`;

/** Number of messages written from the address. */
export function countMessagesOf(db: Database, email: string): Promise<number> {
  return db.$count(contactMessages, of(email));
}

/** The messages written from the address with their answers, oldest first. */
export async function messagesOf(db: Database, email: string) {
  const found = await db
    .select(MESSAGE)
    .from(contactMessages)
    .where(of(email))
    .orderBy(asc(contactMessages.id));
  const ids = found.map(({ id }) => id);
  const replies = await db.select().from(messageReplies).where(inArray(messageReplies.message_id, ids));
  return found.map((message) => ({
    ...message,
    replies: replies.filter(({ message_id }) => message_id === message.id),
  }));
}

/** Deletes the messages written from the address and their answers; answers how many. */
export async function eraseMessagesOf(tx: Database, email: string): Promise<number> {
  const gone = await tx.delete(contactMessages).where(of(email)).returning({ id: contactMessages.id });
  return gone.length;
}
