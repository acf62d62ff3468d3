import { and, desc, eq, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { isUniqueViolation } from "#kit/server/database/database.ts";
import type { Restores } from "#kit/server/feature.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { getEntry } from "./history.service.ts";

const NOTHING_BEFORE = {
  en: "There is no previous version of this record to restore.",
  cs: "Předchozí verze tohoto záznamu neexistuje, není co vrátit.",
};
const TAKEN = {
  en: "This version can’t be restored: another record now uses its address or key.",
  cs: "Tuto verzi nelze vrátit: její adresu nebo klíč mezitím používá jiný záznam.",
};

/**
 * Puts back the version before an entry; the restoring has an entry of its own, which is answered.
 * Throws NOT_FOUND, INVALID for a version that is no valid record any more, CONFLICT.
 */
export async function restoreEntry(context: Context, id: number, restores: Restores) {
  const { type, record_id, before } = await getEntry(context, id, restores);
  const restore = restores[type];
  if (!restore || !before) throw new Refusal("CONFLICT", { words: NOTHING_BEFORE });
  try {
    await context.media.atomically(async (tx) => {
      // Put-backs of one record wait for each other: a row that is gone cannot be locked.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${type} ${record_id}`}, 0))`);
      await restore(context, tx, before);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal("CONFLICT", { words: TAKEN });
    throw error;
  }
  const [last] = await context.db
    .select({ id: historyEntries.id })
    .from(historyEntries)
    .where(and(eq(historyEntries.type, type), eq(historyEntries.record_id, record_id)))
    .orderBy(desc(historyEntries.id))
    .limit(1);
  return getEntry(context, last?.id ?? id, restores);
}
