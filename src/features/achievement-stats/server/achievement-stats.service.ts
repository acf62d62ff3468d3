import { eq } from "drizzle-orm";
import { checked, contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { type AchievementStatInput, statContent } from "../achievement-stats.contract.ts";
import { DEFAULT_STAT_ICON } from "../stat-icons.ts";
import { achievementStats } from "./achievement-stats.table.ts";

const history = recordHistory<typeof achievementStats.$inferSelect>(
  "achievement-stats",
  ({ translations: { en, cs } }) => ({
    en: en.title,
    cs: cs.title,
  }),
);
const store = contentStore(achievementStats, history);

const NEW_STAT = {
  value: "",
  icon: DEFAULT_STAT_ICON,
  display_order: 0,
  is_active: true,
  translations: { en: { title: "" }, cs: { title: "" } },
};

/** All stats the asker may see, by display order. */
export async function listStats({ db, user, language }: Context) {
  const rows = await store.list(db, user !== null);
  return rows.map((row) => flattened(row, language));
}

/** One stat. Throws NOT_FOUND. */
export async function getStat({ db, user, language }: Context, id: number) {
  return flattened(await store.get(db, user !== null, eq(achievementStats.id, id)), language);
}

/** Adds a stat. Throws INVALID. */
export async function createStat(context: Context, input: AchievementStatInput) {
  const { db, language } = context;
  const values = merged(statContent.whole, NEW_STAT, input, language);
  return db.transaction(async (tx) => flattened(await store.insert(context, tx, values), language));
}

/** Changes what is sent. Throws NOT_FOUND, INVALID. */
export async function updateStat(context: Context, id: number, input: AchievementStatInput) {
  const { db, language } = context;
  return db.transaction(async (tx) => {
    const stored = await store.lock(tx, eq(achievementStats.id, id));
    await history.unchanged(context, tx, stored, () => flattened(stored, language));
    const values = merged(statContent.whole, stored, input, language);
    return flattened(await store.update(context, tx, stored, values), language);
  });
}

/** Deletes a stat. Throws NOT_FOUND. */
export async function removeStat(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    await store.remove(context, tx, await store.lock(tx, eq(achievementStats.id, id)));
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT. */
export async function restoreStat(context: Context, tx: Database, version: Version): Promise<void> {
  checked(statContent.whole, version, context.language);
  await store.restore(context, tx, version);
}

/** Puts all stats into the order of `ids`. Throws CONFLICT. */
export function orderStats(context: Context, ids: number[]): Promise<void> {
  return store.reorder(context, ids);
}
