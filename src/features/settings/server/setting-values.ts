import { inArray } from "drizzle-orm";
import type { Language } from "#kit/contract/language.ts";
import type { Database } from "#kit/server/database.ts";
import { builtInRow, type SettingKey } from "../setting-defaults.ts";
import { settings } from "./settings.table.ts";

/** The text of one setting as pages show it; see `settingTexts`. */
export async function settingText(db: Database, key: SettingKey, language: Language): Promise<string> {
  return (await settingTexts(db, [key], language))[key];
}

/** The shown texts of built-in keys, in one read: the language's own, else `value`; a deleted key's default. */
export async function settingTexts<K extends SettingKey>(
  db: Database,
  keys: readonly K[],
  language: Language,
): Promise<Record<K, string>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.setting_key, [...keys]));
  const entries = keys.map((key) => {
    const row = rows.find((stored) => stored.setting_key === key) ?? builtInRow(key);
    return [key, row.translations[language].setting_value.trim() || row.value.trim()];
  });
  // Every key of `keys` has its entry above, which fromEntries cannot tell.
  return Object.fromEntries(entries) as Record<K, string>;
}
