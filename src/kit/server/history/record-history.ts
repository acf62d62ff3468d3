import { and, desc, eq } from "drizzle-orm";
import { BASED_ON, type HistoryAction } from "#kit/contract/content/history.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "../context.ts";
import type { Database } from "../database/database.ts";
import { historyEntries, historyMedia, type Version } from "./history.table.ts";

/**
 * The log of one kind of records. Each verb writes its entry in the transaction of the change, so that neither
 * stands without the other. `type` names the kind (`cars`), `labelOf` what a person calls the record.
 */
export function recordHistory<V extends { id: number | string }>(
  type: string,
  labelOf: (version: V) => Both<string>,
) {
  const write = (
    context: Context,
    tx: Database,
    action: HistoryAction,
    before: V | null,
    after: V | null,
  ) => {
    const known = (after ?? before) as V;
    return writeEntry(context, tx, { type, id: known.id, action, label: labelOf(known), before, after });
  };
  return {
    type,
    added: (context: Context, tx: Database, after: V) => write(context, tx, "added", null, after),
    /** No entry where nothing but the time of the change differs. */
    changed: async (context: Context, tx: Database, before: V, after: V) => {
      if (!isSame(before, after)) await write(context, tx, "changed", before, after);
    },
    deleted: (context: Context, tx: Database, before: V) => write(context, tx, "deleted", before, null),
    restored: (context: Context, tx: Database, before: V | null, after: V) =>
      write(context, tx, "restored", before, after),

    /**
     * Refuses a write whose `based-on` header names another version than the stored one, whose row is locked.
     * Throws CHANGED_MEANWHILE with what `show` answers: the record as the API answers it, and who changed it.
     */
    async unchanged(
      context: Context,
      tx: Database,
      stored: { id: number | string; updated_at: Date },
      show: () => unknown,
    ): Promise<void> {
      const basis = context.header(BASED_ON);
      if (basis === undefined || basis === stored.updated_at.toISOString()) return;
      const changed_by = await lastAuthor(tx, type, stored.id);
      throw new Refusal("CHANGED_MEANWHILE", { record: await show(), detail: { changed_by } });
    },
  };
}

export type RecordHistory<V extends { id: number | string }> = ReturnType<typeof recordHistory<V>>;

interface Entry {
  type: string;
  id: number | string;
  action: HistoryAction;
  label: Both<string>;
  before: object | null;
  after: object | null;
}

/** Writes one entry for what the signed-in user does. An entry without a user would be a fault of the program. */
export async function writeEntry(context: Context, tx: Database, entry: Entry): Promise<void> {
  const { user, now } = context;
  if (!user) throw new Error(`A change of ${entry.type} without a user: mount its endpoint as admin.`);
  const { type, id, action, label } = entry;
  const before = asVersion(entry.before);
  const after = asVersion(entry.after);
  const who = { user_id: user.id, user_email: user.email, user_name: user.name };
  const [row] = await tx
    .insert(historyEntries)
    .values({ ...who, at: now(), type, record_id: String(id), action, label, before, after })
    .returning({ id: historyEntries.id });
  const paths = [...new Set([...mediaPathsIn(before), ...mediaPathsIn(after)])];
  if (paths.length === 0) return;
  await tx.insert(historyMedia).values(paths.map((path) => ({ entry_id: row?.id as number, path })));
}

/** Every stored path that a version holds or mentions, each once. */
export function mediaPathsIn(version: object | null): string[] {
  return [...new Set(JSON.stringify(version ?? null).match(/\/media\/[a-z0-9-]+\.[a-z0-9]+/g) ?? [])];
}

/** The name of who changed the record last, or the e-mail; null where the log does not know. */
async function lastAuthor(tx: Database, type: string, id: number | string): Promise<string | null> {
  const [last] = await tx
    .select({ name: historyEntries.user_name, email: historyEntries.user_email })
    .from(historyEntries)
    .where(and(eq(historyEntries.type, type), eq(historyEntries.record_id, String(id))))
    .orderBy(desc(historyEntries.id))
    .limit(1);
  return last ? last.name || last.email : null;
}

function isSame(before: object, after: object): boolean {
  const plain = (version: object) => JSON.stringify({ ...version, updated_at: null });
  return plain(before) === plain(after);
}

/** Moments become text, as JSON has them. */
function asVersion(version: object | null): Version | null {
  return version === null ? null : (JSON.parse(JSON.stringify(version)) as Version);
}
