import { and, desc, eq, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Restores } from "#kit/server/feature.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { contains } from "#kit/server/statements/contains.ts";
import { countAll } from "#kit/server/statements/count-all.ts";
import type { HistoryQuery } from "../history.contract.ts";

type Row = typeof historyEntries.$inferSelect;

/** Kinds whose ids can come again: a product made at the address of a deleted one has that one's id. */
const TYPES_WITH_IDS_AGAIN = ["products"];

/** Whether the entry `later` is about the record of an entry with the same id; versions are read only where ids come again. */
const isSameRecord = sql`(later.type not in ${TYPES_WITH_IDS_AGAIN} or coalesce(later.after, later.before) ->> 'created_at' is not distinct from coalesce(${historyEntries}.after, ${historyEntries}.before) ->> 'created_at')`;

/** How often the record has been changed since. */
const laterChanges = sql<number>`(select count(*)::int from ${historyEntries} later where later.type = ${historyEntries}.type and later.record_id = ${historyEntries}.record_id and later.id > ${historyEntries}.id and ${isSameRecord})`;

/**
 * The action that happened to the record last. Columns are written with their tables: a select of one table leaves
 * them out, and the record would be compared with itself.
 */
const lastAction = sql<string>`(select later.action from ${historyEntries} later where later.type = ${historyEntries}.type and later.record_id = ${historyEntries}.record_id and ${isSameRecord} order by later.id desc limit 1)`;

const hasBefore = sql<boolean>`${historyEntries.before} is not null`;
const { before, after, ...listed } = getTableColumns(historyEntries);

/** Changes, the newest first, one page. Throws BAD_REQUEST for a kind that is not known. */
export async function listEntries(context: Context, query: HistoryQuery, restores: Restores) {
  const { db, user: asker } = context;
  const { type, record, user, q, page, limit } = query;
  if (type !== undefined && !Object.hasOwn(restores, type)) throw new Refusal("BAD_REQUEST");
  const where = and(
    seen({ user: asker }, restores),
    type === undefined ? undefined : eq(historyEntries.type, type),
    record === undefined ? undefined : eq(historyEntries.record_id, record),
    user === undefined ? undefined : eq(historyEntries.user_id, user),
    q ? matching(q) : undefined,
  );
  const rows = await db
    .select({ ...listed, lastAction, hasBefore })
    .from(historyEntries)
    .where(where)
    .orderBy(desc(historyEntries.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = where ? await db.$count(historyEntries, where) : await countAll(context, historyEntries);
  return {
    entries: rows.map((row) => toEntry(row, restores)),
    users: await authors(db),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  };
}

/** Entries of the kinds that `restores` has; owners see all, also of kinds that the site does not know any more. */
function seen({ user }: Pick<Context, "user">, restores: Restores): SQL | undefined {
  return user?.roles.includes("owner") ? undefined : inArray(historyEntries.type, Object.keys(restores));
}

/** One change with both versions. Throws NOT_FOUND. */
export async function getEntry({ db, user }: Context, id: number, restores: Restores) {
  const [row] = await db
    .select({ ...listed, before, after, lastAction, laterChanges, hasBefore })
    .from(historyEntries)
    .where(and(eq(historyEntries.id, id), seen({ user }, restores)));
  if (!row) throw new Refusal("NOT_FOUND");
  return {
    ...toEntry(row, restores),
    before: row.before,
    after: row.after,
    changed_since: row.laterChanges > 0,
  };
}

type Author = { id: number; email: string; name: string };

/** Everybody who is in the log, as they were called last: from one to the next, however long the log is. */
async function authors(db: Database): Promise<Author[]> {
  const last = (where: SQL) =>
    sql`(select user_id as id, user_email as email, user_name as name from ${historyEntries} ${where} order by user_id, ${historyEntries.id} desc nulls last limit 1)`;
  const found = await db.execute<Author>(sql`with recursive author as (
    ${last(sql``)} union all select next.* from author, lateral ${last(sql`where user_id > author.id`)} next
  ) select id, email, name from author`);
  return found.rows;
}

function matching(q: string): SQL | undefined {
  const { label, user_email, user_name } = historyEntries;
  const names = [sql`${label}->>'en'`, sql`${label}->>'cs'`];
  return or(...[...names, user_email, user_name].map((text) => contains(text, q)));
}

type Listed = Omit<Row, "before" | "after"> & { lastAction: string; hasBefore: boolean };

function toEntry(row: Listed, restores: Restores) {
  const { id, at, type, record_id, action, label, user_id, user_email: email, user_name: name } = row;
  return {
    id,
    at,
    type,
    record_id,
    action,
    label,
    user: { id: user_id, email, name },
    exists: row.lastAction !== "deleted",
    can_restore: row.hasBefore && Boolean(restores[type]),
  };
}
