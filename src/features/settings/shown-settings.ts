import { type Both, FALLBACK_LANGUAGE, type Language } from "#kit/contract/language.ts";
import { builtInRow, FILE_SETTINGS, SETTING_KEYS, type SettingKey } from "./setting-defaults.ts";

/** What pages show of settings. Pure: browser and server use it. */

interface Stored {
  setting_key: string;
  value: string;
  translations: Both<{ setting_value: string }>;
}

/** The shown text of each built-in key. */
export type ShownSettings = Record<SettingKey, string>;

export function isFileSetting(key: string): boolean {
  return Object.hasOwn(FILE_SETTINGS, key);
}

/** The language's own text, else `value`, else the English text (design/api.md "Reads"); a file's path is its `value`. */
export function shownSetting({ setting_key, value, translations }: Stored, language: Language): string {
  if (isFileSetting(setting_key)) return value.trim();
  return (
    translations[language].setting_value.trim() ||
    value.trim() ||
    translations[FALLBACK_LANGUAGE].setting_value.trim()
  );
}

/** The shown text of every built-in key; its default where the list has none or a blank one. */
export function shownSettings(list: readonly Stored[], language: Language): ShownSettings {
  const texts = SETTING_KEYS.map((key) => {
    const stored = list.find(({ setting_key }) => setting_key === key);
    return [key, (stored && shownSetting(stored, language)) || shownSetting(builtInRow(key), language)];
  });
  // SETTING_KEYS has every key, which fromEntries cannot tell.
  return Object.fromEntries(texts) as ShownSettings;
}
