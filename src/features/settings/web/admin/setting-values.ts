import type { Language } from "#kit/contract/language/language.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import { toFormData } from "#kit/web/editor/form-data.ts";
import { validationErrorsOf } from "#kit/web/editor/records/check-whole.ts";
import { emptyFormOf, type FormValuesOf, formValuesOf } from "#kit/web/editor/records/content-form.ts";
import { fileKind, hasOneValue, kindOf } from "../../setting-defaults.ts";
import { settings, wholeSetting } from "../../settings.content.ts";
import type { Setting } from "../../settings.contract.ts";

/** What the setting form holds; `file` is for the keys that take one. */
export type SettingValues = FormValuesOf<typeof settings> & { file: File | null };

export const EMPTY_SETTING: SettingValues = { ...emptyFormOf(settings), file: null };

export function settingValues(setting: Setting): SettingValues {
  const stored = formValuesOf(settings, setting);
  const { setting_key, value } = stored;
  const { en, cs } = stored.translations;
  const own = (text: string) => (kindOf(setting_key) === "words" && text.trim() === "" ? value : text);
  return plain({
    ...stored,
    file: null,
    translations: {
      en: { ...en, setting_value: own(en.setting_value) },
      cs: { ...cs, setting_value: own(cs.setting_value) },
    },
  });
}

/** Nothing stands where the form has no field for it: one value has no texts, words have no value. */
function plain<V extends SettingValues>(values: V): V {
  const key = values.setting_key.trim();
  if (kindOf(key) === "words") return { ...values, value: "" };
  if (!hasOneValue(key)) return values;
  const { en, cs } = values.translations;
  return {
    ...values,
    translations: { en: { ...en, setting_value: "" }, cs: { ...cs, setting_value: "" } },
  };
}

export function settingErrors(
  values: SettingValues,
  _stored: Setting | null,
  language: Language,
): FieldError[] {
  return validationErrorsOf(wholeSetting, plain(values), language);
}

/** The body of a write: JSON, or a form with either the file or the stored path where the key takes a file. */
export function settingBody(values: SettingValues) {
  const { file, ...body } = plain(values);
  if (!fileKind(body.setting_key.trim())) return body;
  const { value, ...others } = body;
  return toFormData({ ...others, ...(file ? { file } : { value }) });
}

/** How a value can be looked at, by its ending; null for plain text. */
export function previewOf(value: string): "picture" | "film" | null {
  if (/\.(?:jpe?g|png|gif|webp)$/i.test(value.trim())) return "picture";
  return /\.(?:mp4|webm)$/i.test(value.trim()) ? "film" : null;
}
