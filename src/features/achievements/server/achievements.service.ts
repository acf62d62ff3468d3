import { asc, eq } from "drizzle-orm";
import { contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import { type AchievementInput, achievementContent } from "../achievements.contract.ts";
import { achievements } from "./achievements.table.ts";

const store = contentStore(achievements);

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
export async function createAchievement({ db, language }: Context, input: AchievementInput) {
  const values = merged(achievementContent.whole, NEW_ACHIEVEMENT, input, language);
  return flattened(await store.insert(db, values), language);
}

/** Changes what is sent. Throws NOT_FOUND, INVALID. */
export async function updateAchievement({ db, language }: Context, id: number, input: AchievementInput) {
  return db.transaction(async (tx) => {
    const stored = await store.lock(tx, eq(achievements.id, id));
    const values = merged(achievementContent.whole, stored, input, language);
    return flattened(await store.update(tx, id, values), language);
  });
}

/** Deletes an achievement. Throws NOT_FOUND. */
export async function removeAchievement({ db }: Context, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await store.lock(tx, eq(achievements.id, id));
    await store.remove(tx, id);
  });
}
