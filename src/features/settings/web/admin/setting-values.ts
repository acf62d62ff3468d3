import type { Both, Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import { toFormData } from "#kit/web/editor/form-data.ts";
import type { SettingGroup } from "../../setting-defaults.ts";
import { type Setting, settingContent } from "../../settings.contract.ts";
import { isFileSetting } from "../../shown-settings.ts";

interface SettingTexts {
  label: string;
  setting_value: string;
}

/** What the setting form holds; `file` is for the keys that take one. */
export interface SettingValues {
  setting_key: string;
  setting_group: SettingGroup;
  value: string;
  file: File | null;
  translations: Both<SettingTexts>;
}

const NO_TEXTS: SettingTexts = { label: "", setting_value: "" };

export const EMPTY_SETTING: SettingValues = {
  setting_key: "",
  setting_group: "general",
  value: "",
  file: null,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

export function settingValues({ setting_key, setting_group, value, translations }: Setting): SettingValues {
  return { setting_key, setting_group, value, file: null, translations };
}

export function settingFaults(
  values: SettingValues,
  _stored: Setting | null,
  language: Language,
): FieldError[] {
  return faultsOf(settingContent.whole, values, language);
}

/** The body of a write: JSON, or a form with either the file or the stored path where the key takes a file. */
export function settingBody({ file, ...values }: SettingValues) {
  if (!isFileSetting(values.setting_key.trim())) return values;
  const { value, translations, ...others } = values;
  // A file is the same in both languages: its path is the value, and no text stands beside it.
  const labels = {
    en: { ...translations.en, setting_value: "" },
    cs: { ...translations.cs, setting_value: "" },
  };
  return toFormData({ ...others, ...(file ? { file } : { value }), translations: labels });
}

/** How a value can be looked at, by its ending (spec/back-office.md section 5); null for plain text. */
export function previewOf(value: string): "picture" | "film" | null {
  if (/\.(?:jpe?g|png|gif|webp)$/i.test(value.trim())) return "picture";
  return /\.(?:mp4|webm)$/i.test(value.trim()) ? "film" : null;
}
