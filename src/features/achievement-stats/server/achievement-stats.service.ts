import { eq } from "drizzle-orm";
import { contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import { type AchievementStatInput, statContent } from "../achievement-stats.contract.ts";
import { DEFAULT_STAT_ICON } from "../stat-icons.ts";
import { achievementStats } from "./achievement-stats.table.ts";

const store = contentStore(achievementStats);

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
export async function createStat({ db, language }: Context, input: AchievementStatInput) {
  const values = merged(statContent.whole, NEW_STAT, input, language);
  return flattened(await store.insert(db, values), language);
}

/** Changes what is sent. Throws NOT_FOUND, INVALID. */
export async function updateStat({ db, language }: Context, id: number, input: AchievementStatInput) {
  return db.transaction(async (tx) => {
    const stored = await store.lock(tx, eq(achievementStats.id, id));
    const values = merged(statContent.whole, stored, input, language);
    return flattened(await store.update(tx, id, values), language);
  });
}

/** Deletes a stat. Throws NOT_FOUND. */
export async function removeStat({ db }: Context, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await store.lock(tx, eq(achievementStats.id, id));
    await store.remove(tx, id);
  });
}
