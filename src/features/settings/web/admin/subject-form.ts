import type { Both, Language } from "#kit/contract/language/language.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import { isSame } from "#kit/web/editor/conflict/differences.ts";
import type { UploadValue } from "#kit/web/editor/form-data.ts";
import { validationErrorsOf } from "#kit/web/editor/records/check-whole.ts";
import { fileKind, kindOf } from "../../setting-defaults.ts";
import { type BuiltInSubject, keysOf } from "../../setting-subjects.ts";
import { wholeSetting } from "../../settings.content.ts";
import type { Setting, SettingChange, SubjectSettings } from "../../settings.contract.ts";
import { errorPath } from "../../subject-errors.ts";

/** What the form of a subject holds, by key: one value, words in both languages, or a file. Pure. */
export type SubjectValues = Record<string, string | Both<string> | UploadValue>;

/** The settings of a subject out of the list of all; `updated_at` is that of the one changed last. */
export function subjectIn(all: readonly Setting[], subject: BuiltInSubject): SubjectSettings {
  const keys = keysOf(subject);
  const settings = keys.flatMap((key) => all.filter(({ setting_key }) => setting_key === key));
  const times = settings.flatMap(({ updated_at }) => updated_at ?? []);
  return { id: subject, updated_at: times.toSorted().at(-1) ?? null, settings };
}

export function subjectValues({ settings }: SubjectSettings): SubjectValues {
  return Object.fromEntries(settings.map((setting) => [setting.setting_key, valueIn(setting)]));
}

function valueIn({ setting_key, value, translations }: Setting): SubjectValues[string] {
  if (fileKind(setting_key)) return { path: value, file: null };
  if (kindOf(setting_key) !== "words") return value;
  const { en, cs } = translations;
  return { en: en.setting_value || value, cs: cs.setting_value || value };
}

/** The settings as they would be with what was typed; a file that was only chosen is not among them. */
export function typedSettings({ settings }: SubjectSettings, values: SubjectValues): Setting[] {
  return settings.map((setting) => {
    const typed = values[setting.setting_key];
    if (typeof typed === "string") return { ...setting, value: typed };
    if (typed === undefined || !("en" in typed)) return setting;
    const { en, cs } = setting.translations;
    const translations = {
      en: { ...en, setting_value: typed.en },
      cs: { ...cs, setting_value: typed.cs },
    };
    return { ...setting, value: "", translations };
  });
}

/** What differs from what is stored, but for files. */
export function changesIn(record: SubjectSettings, values: SubjectValues): SettingChange[] {
  const stored = subjectValues(record);
  return typedSettings(record, values)
    .filter(({ setting_key: key }) => !fileKind(key) && !isSame(values[key], stored[key]))
    .map(({ setting_key, value, translations: { en, cs } }) =>
      kindOf(setting_key) === "words"
        ? {
            setting_key,
            value: "",
            translations: {
              en: { setting_value: en.setting_value },
              cs: { setting_value: cs.setting_value },
            },
          }
        : { setting_key, value },
    );
}

/** The files that were chosen or taken away, by key. */
export function filesIn(record: SubjectSettings, values: SubjectValues): [string, UploadValue][] {
  return record.settings.flatMap(({ setting_key, value }) => {
    const typed = values[setting_key];
    if (typeof typed !== "object" || !("file" in typed)) return [];
    return typed.file || typed.path !== value ? [[setting_key, typed] as [string, UploadValue]] : [];
  });
}

/** What is wrong with what was typed, by the rules of each setting. */
export function subjectErrors(
  record: SubjectSettings,
  values: SubjectValues,
  language: Language,
): FieldError[] {
  const typed = typedSettings(record, values);
  return changesIn(record, values).flatMap(({ setting_key: key }) => {
    const setting = typed.find(({ setting_key }) => setting_key === key);
    const texts = setting && { ...setting, translations: textsOf(setting) };
    return validationErrorsOf(wholeSetting, texts, language).map(({ path, message }) => ({
      path: errorPath(key, path),
      message,
    }));
  });
}

/** A single value is judged as a value: what the list answers as its texts is left out. */
function textsOf({ setting_key, translations: { en, cs } }: Setting): Setting["translations"] {
  if (kindOf(setting_key) === "words") return { en, cs };
  return { en: { ...en, setting_value: "" }, cs: { ...cs, setting_value: "" } };
}
