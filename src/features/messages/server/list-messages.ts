import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { users } from "#features/accounts/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";
import { countAll } from "#kit/server/statements/count-all.ts";
import { newestPage } from "#kit/server/statements/newest-page.ts";
import type { MessageListQuery } from "../messages.contract.ts";
import { contactMessages, MESSAGE, messageReplies } from "./messages.table.ts";

/** Newest first: an array of all, or one page with its pagination where page or limit is asked for. */
export async function listMessages(context: Context, { page, limit, q, is_read, is_done }: MessageListQuery) {
  const { db } = context;
  const where = and(
    is_read === undefined ? undefined : isRead(is_read),
    is_done === undefined
      ? undefined
      : is_done
        ? isNotNull(contactMessages.done_at)
        : isNull(contactMessages.done_at),
    q ? containsFolded(contactMessages.searched, q) : undefined,
  );
  const newestFirst = [desc(contactMessages.created_at), desc(contactMessages.id)];
  const messages = (which?: SQL) =>
    db
      .select({ ...MESSAGE, person_name: users.name })
      .from(contactMessages)
      .leftJoin(users, eq(users.id, contactMessages.person_id))
      .where(which)
      .orderBy(...newestFirst);
  if (page === undefined && limit === undefined)
    return withReplies(await messages(where), await repliesOf(db));
  const { rows, pagination } = await newestPage(
    db,
    {
      table: contactMessages,
      newestFirst,
      where,
      rows: messages,
      total: q || is_done !== undefined ? undefined : () => countOf(context, is_read),
    },
    { page, limit },
  );
  const ids = rows.map(({ id }) => id);
  return { messages: withReplies(rows, await repliesOf(db, ids)), pagination };
}

/** One message with its replies. Throws NOT_FOUND. */
export async function getMessage({ db }: Pick<Context, "db">, id: number) {
  const [message] = await db
    .select({ ...MESSAGE, person_name: users.name })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.person_id))
    .where(eq(contactMessages.id, id));
  if (!message) throw new Refusal("NOT_FOUND");
  return { ...shown(message), replies: await repliesOf(db, [id]) };
}

/** How many messages there are, and how many of them nobody has opened yet. */
export async function countMessages(context: Context) {
  return { total: await countOf(context), unread: await countOf(context, false) };
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
async function countOf(context: Context, is_read?: boolean): Promise<number> {
  const unread = () => context.db.$count(contactMessages, isRead(false));
  if (is_read === false) return unread();
  const all = await countAll(context, contactMessages);
  return is_read === undefined ? all : Math.max(0, all - (await unread()));
}

/** Written as the conditions of the indexes are. */
function isRead(is_read: boolean): SQL {
  return is_read ? sql`${contactMessages.is_read}` : sql`not ${contactMessages.is_read}`;
}

type Row = Omit<typeof contactMessages.$inferSelect, "searched"> & { person_name: string | null };

function shown({ person_id, person_name, done_at, ...message }: Row) {
  const person = person_id === null ? null : { id: person_id, name: person_name ?? "" };
  return { ...message, person, is_done: done_at !== null };
}

function withReplies(rows: Row[], replies: (typeof messageReplies.$inferSelect)[]) {
  const byMessage = Map.groupBy(replies, (reply) => reply.message_id);
  return rows.map((message) => ({ ...shown(message), replies: byMessage.get(message.id) ?? [] }));
}
