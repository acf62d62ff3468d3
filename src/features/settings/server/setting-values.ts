import { eq } from "drizzle-orm";
import { FALLBACK_LANGUAGE, type Language } from "#kit/contract/language.ts";
import type { Database } from "#kit/server/database.ts";
import { builtInRow, type SettingKey } from "../setting-defaults.ts";
import { settings } from "./settings.table.ts";

/**
 * The text of a setting: the language's own, else the plain value, else the English text; the built-in default
 * where its row was deleted. Trimmed, '' where there is none.
 */
export async function settingText(db: Database, key: SettingKey, language: Language): Promise<string> {
  const [stored] = await db.select().from(settings).where(eq(settings.setting_key, key));
  const { value, translations } = stored ?? builtInRow(key);
  const texts = [translations[language], { setting_value: value }, translations[FALLBACK_LANGUAGE]];
  return texts.map((each) => each.setting_value.trim()).find(Boolean) ?? "";
}
