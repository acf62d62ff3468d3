import { type Both, FALLBACK_LANGUAGE, type Language } from "#kit/contract/language/language.ts";
import { builtInRow, hasOneValue, isNeeded, SETTING_KEYS, type SettingKey } from "./setting-defaults.ts";
import { tidied, valueError } from "./setting-rules.ts";

/** What is read of settings, by pages, mails, papers and documents alike. Pure: browser and server use it. */

export interface StoredSetting {
  setting_key: string;
  value: string;
  translations: Both<{ setting_value: string }>;
}

/** The shown text of each built-in key. */
export type PublicSettings = Record<SettingKey, string>;

/**
 * The text of a setting. One value for both languages is `value`, blank where it breaks its rule; words are the
 * language's own text, else `value`, else the English text. Blank stays blank, but for what no page can do without.
 */
export function shownSetting(
  { setting_key, value, translations }: StoredSetting,
  language: Language,
): string {
  const text = hasOneValue(setting_key)
    ? soundValue(setting_key, value)
    : translations[language].setting_value.trim() ||
      value.trim() ||
      translations[FALLBACK_LANGUAGE].setting_value.trim();
  if (text !== "" || !isNeeded(setting_key)) return text;
  const row = builtInRow(setting_key);
  return row.value || row.translations[language].setting_value;
}

/** A one value as it is kept; blank where it breaks its rule: an older version of this program took anything. */
export function soundValue(key: string, value: string): string {
  const tidy = tidied(key, value);
  return valueError(key, tidy) ? "" : tidy;
}

/** The shown texts of `keys`; a key that is not in the list was never stored, or deleted, and has its default. */
export function shownTexts<K extends SettingKey>(
  list: readonly StoredSetting[],
  keys: readonly K[],
  language: Language,
): Record<K, string> {
  const texts = keys.map((key) => {
    const stored = list.find(({ setting_key }) => setting_key === key) ?? builtInRow(key);
    return [key, shownSetting(stored, language)];
  });
  // Every key of `keys` has its entry above, which fromEntries cannot tell.
  return Object.fromEntries(texts) as Record<K, string>;
}

/** The same of every built-in key. */
export function shownSettings(list: readonly StoredSetting[], language: Language): PublicSettings {
  return shownTexts(list, SETTING_KEYS, language);
}
