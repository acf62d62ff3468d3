import { invalidField } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { flattened } from "#kit/server/content/content-store.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { hasOneValue } from "../setting-defaults.ts";
import { oneValue } from "../setting-rules.ts";
import { settings as content, type SettingInput } from "../settings.content.ts";
import { soundValue } from "../shown-settings.ts";
import type { settings } from "./settings.table.ts";

/** How settings are read, logged and shown, one by one and by subject. */

export type Row = typeof settings.$inferSelect;

export const settingHistory = recordHistory<Row>(
  content.type,
  ({ setting_key, translations: { en, cs } }) => ({
    en: en.label || setting_key,
    cs: cs.label || setting_key,
  }),
);

const TWO_VALUES = {
  en: "This setting has one value for both languages, and two different ones were sent.",
  cs: "Toto nastavení má jednu hodnotu pro oba jazyky, ale přišly dvě různé.",
};
/** What was sent, with the one value of a key that has one in `value` alone. Throws INVALID where there are two. */
export function readInput(
  key: string,
  stored: string,
  input: SettingInput,
  language: Language,
): SettingInput {
  if (!hasOneValue(key)) return input;
  const value = oneValue(key, stored, input);
  if (value === null) throw invalidField("value", TWO_VALUES, language);
  const { en, cs } = input.translations ?? {};
  const translations = { en: { ...en, setting_value: "" }, cs: { ...cs, setting_value: "" } };
  return { ...input, value, translations };
}

type Bare = Omit<Row, "id" | "created_at" | "updated_at" | "translation_behind">;

/** For visitors: a one value that breaks its rule is not set. The team sees it, and mends it. */
export function sound<R extends Bare>(row: R): R {
  return hasOneValue(row.setting_key) ? { ...row, value: soundValue(row.setting_key, row.value) } : row;
}

/** A single value is the same in both languages, so `setting_value` holds it too. */
export function shown<R extends Bare>(row: R, language: Language) {
  if (!hasOneValue(row.setting_key)) return flattened(row, language);
  const { en, cs } = row.translations;
  const setting_value = row.value;
  const translations = { en: { ...en, setting_value }, cs: { ...cs, setting_value } };
  return flattened({ ...row, translations }, language);
}
