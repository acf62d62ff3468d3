import { inArray, type SQL, sql } from "drizzle-orm";
import type { Language } from "#kit/contract/language.ts";
import type { Database } from "#kit/server/database.ts";
import { asJson } from "#kit/server/statement.ts";
import { builtInRow, type SettingKey } from "../setting-defaults.ts";
import { settings } from "./settings.table.ts";

/** What the text of a setting is found in. */
export type SettingRow = Pick<typeof settings.$inferSelect, "setting_key" | "value" | "translations">;

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
  return textsFrom(rows, keys, language);
}

/** The rows of such a read as a part of another statement (JSON), for `textsFrom`. */
export function settingRows(keys: readonly SettingKey[]): SQL {
  return asJson(sql`select setting_key, value, translations from ${settings}
    where ${inArray(settings.setting_key, [...new Set(keys)])}`);
}

/** The same texts from rows that were read already. */
export function textsFrom<K extends SettingKey>(
  rows: readonly SettingRow[],
  keys: readonly K[],
  language: Language,
): Record<K, string> {
  const entries = keys.map((key) => {
    const row = rows.find((stored) => stored.setting_key === key) ?? builtInRow(key);
    return [key, row.translations[language].setting_value.trim() || row.value.trim()];
  });
  // Every key of `keys` has its entry above, which fromEntries cannot tell.
  return Object.fromEntries(entries) as Record<K, string>;
}
