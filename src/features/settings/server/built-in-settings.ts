import type { Database } from "#kit/server/database/database.ts";
import { builtInRow, SETTING_KEYS } from "../setting-defaults.ts";
import { settings } from "./settings.table.ts";

/** Stores a row for each built-in key that has none. */
export async function storeBuiltInSettings(tx: Database): Promise<void> {
  await tx.insert(settings).values(SETTING_KEYS.map(builtInRow)).onConflictDoNothing();
}
