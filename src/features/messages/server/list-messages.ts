import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { containsFolded } from "#kit/server/contains.ts";
import type { Context } from "#kit/server/context.ts";
import { countAll } from "#kit/server/count-all.ts";
import type { Database } from "#kit/server/database.ts";
import type { MessageListQuery } from "../messages.contract.ts";
import { contactMessages, MESSAGE, messageReplies } from "./messages.table.ts";

const PAGE_LIMIT = 50;

/** Newest first: an array of all, or one page with its pagination where page or limit is asked for. */
export async function listMessages({ db }: Context, { page, limit, q, is_read }: MessageListQuery) {
  const where = and(
    is_read === undefined ? undefined : isRead(is_read),
    q ? containsFolded(contactMessages.searched, q) : undefined,
  );
  const newestFirst = [desc(contactMessages.created_at), desc(contactMessages.id)];
  if (page === undefined && limit === undefined) {
    const rows = await db
      .select(MESSAGE)
      .from(contactMessages)
      .where(where)
      .orderBy(...newestFirst);
    return withReplies(rows, await repliesOf(db));
  }
  const size = limit ?? PAGE_LIMIT;
  const at = page ?? 1;
  // The ids first, from an index alone, so that a far page reads no more texts than a near one.
  const ids = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(where)
    .orderBy(...newestFirst)
    .limit(size)
    .offset((at - 1) * size);
  const rows = await db
    .select(MESSAGE)
    .from(contactMessages)
    .where(sql`${contactMessages.id} = any(array(${ids}))`)
    .orderBy(...newestFirst);
  const replies = await repliesOf(
    db,
    rows.map(({ id }) => id),
  );
  const total = await (q ? db.$count(contactMessages, where) : countOf(db, is_read));
  return {
    messages: withReplies(rows, replies),
    pagination: { page: at, limit: size, total, totalPages: Math.ceil(total / size) },
  };
}

/** One message with its replies. Throws NOT_FOUND. */
export async function getMessage({ db }: Context, id: number) {
  const [message] = await db.select(MESSAGE).from(contactMessages).where(eq(contactMessages.id, id));
  if (!message) throw new Refusal("NOT_FOUND");
  return { ...message, replies: await repliesOf(db, [id]) };
}

/** How many messages there are, and how many of them nobody has opened yet. */
export async function countMessages({ db }: Context) {
  return { total: await countOf(db), unread: await countOf(db, false) };
}

/** The replies to some messages, or to all, oldest first. */
export function repliesOf(db: Database, ids?: number[]) {
  return db
    .select()
    .from(messageReplies)
    .where(ids && inArray(messageReplies.message_id, ids))
    .orderBy(asc(messageReplies.id));
}

/** Few are unread, so they are what is counted. */
async function countOf(db: Database, is_read?: boolean): Promise<number> {
  const unread = () => db.$count(contactMessages, isRead(false));
  if (is_read === false) return unread();
  const all = await countAll(db, contactMessages);
  return is_read === undefined ? all : Math.max(0, all - (await unread()));
}

/** Written as the conditions of the indexes are. */
function isRead(is_read: boolean): SQL {
  return is_read ? sql`${contactMessages.is_read}` : sql`not ${contactMessages.is_read}`;
}

function withReplies(
  rows: Omit<typeof contactMessages.$inferSelect, "searched">[],
  replies: (typeof messageReplies.$inferSelect)[],
) {
  const byMessage = Map.groupBy(replies, (reply) => reply.message_id);
  return rows.map((message) => ({ ...message, replies: byMessage.get(message.id) ?? [] }));
}
