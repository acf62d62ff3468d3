import { asc, eq } from "drizzle-orm";
import { checked, contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { type AchievementInput, achievementContent } from "../achievements.contract.ts";
import { achievements } from "./achievements.table.ts";

const history = recordHistory<typeof achievements.$inferSelect>(
  "achievements",
  ({ translations: { en, cs } }) => ({
    en: en.title,
    cs: cs.title,
  }),
);
const store = contentStore(achievements, history);

const NO_TEXTS = { title: "", description: "" };

const NEW_ACHIEVEMENT = {
  year: null,
  display_order: 0,
  is_active: true,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

/** All achievements the asker may see, by year, then display order. */
export async function listAchievements({ db, user, language }: Context) {
  const rows = await store.list(db, user !== null, asc(achievements.year), asc(achievements.display_order));
  return rows.map((row) => flattened(row, language));
}

/** One achievement. Throws NOT_FOUND. */
export async function getAchievement({ db, user, language }: Context, id: number) {
  return flattened(await store.get(db, user !== null, eq(achievements.id, id)), language);
}

/** Adds an achievement. Throws INVALID. */
export async function createAchievement(context: Context, input: AchievementInput) {
  const { db, language } = context;
  const values = merged(achievementContent.whole, NEW_ACHIEVEMENT, input, language);
  return db.transaction(async (tx) => flattened(await store.insert(context, tx, values), language));
}

/** Changes what is sent. Throws NOT_FOUND, INVALID. */
export async function updateAchievement(context: Context, id: number, input: AchievementInput) {
  const { db, language } = context;
  return db.transaction(async (tx) => {
    const stored = await store.lock(tx, eq(achievements.id, id));
    await history.unchanged(context, tx, stored, () => flattened(stored, language));
    const values = merged(achievementContent.whole, stored, input, language);
    return flattened(await store.update(context, tx, stored, values), language);
  });
}

/** Deletes an achievement. Throws NOT_FOUND. */
export async function removeAchievement(context: Context, id: number): Promise<void> {
  await context.db.transaction(async (tx) => {
    await store.remove(context, tx, await store.lock(tx, eq(achievements.id, id)));
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT. */
export async function restoreAchievement(context: Context, tx: Database, version: Version): Promise<void> {
  checked(achievementContent.whole, version, context.language);
  await store.restore(context, tx, version);
}

/** Puts all achievements into the order of `ids`. Throws CONFLICT. */
export function orderAchievements(context: Context, ids: number[]): Promise<void> {
  return store.reorder(context, ids);
}
