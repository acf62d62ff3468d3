import { inArray, type SQL, sql } from "drizzle-orm";
import type { Language } from "#kit/contract/language/language.ts";
import type { Database } from "#kit/server/database/database.ts";
import { asJson } from "#kit/server/statements/json-rows.ts";
import type { SettingKey } from "../setting-defaults.ts";
import { shownTexts } from "../shown-settings.ts";
import { settings } from "./settings.table.ts";

/** What the text of a setting is found in. */
export type SettingRow = Pick<typeof settings.$inferSelect, "setting_key" | "value" | "translations">;

/** The text of one setting as pages show it; see `settingTexts`. */
export async function settingText(db: Database, key: SettingKey, language: Language): Promise<string> {
  return (await settingTexts(db, [key], language))[key];
}

/** The texts of built-in keys as pages show them (`shown-settings.ts`), in one read. */
export async function settingTexts<K extends SettingKey>(
  db: Database,
  keys: readonly K[],
  language: Language,
): Promise<Record<K, string>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.setting_key, [...keys]));
  return shownTexts(rows, keys, language);
}

/** The rows of such a read as a part of another statement (JSON), for `shownTexts`. */
export function settingRows(keys: readonly SettingKey[]): SQL<SettingRow[]> {
  return asJson<SettingRow>(sql`select setting_key, value, translations from ${settings}
    where ${settings.setting_key} = any(${sql.param(keys)}::text[])`);
}
