import { z } from "zod";
import { contentContract, text } from "#kit/contract/content.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { basedOn, idParams, instant } from "#kit/contract/fields.ts";
import { says } from "#kit/contract/says.ts";
import { hasOneValue, SETTING_GROUPS } from "./setting-defaults.ts";
import { tidied, valueFault } from "./setting-rules.ts";

const keyRequired = says({ en: "Key is required", cs: "Klíč je povinný" });

export const settingContent = contentContract({
  texts: { label: text(), setting_value: text({ max: 5000 }) },
  fields: {
    setting_key: z.string(keyRequired).trim().min(1, keyRequired).max(100),
    setting_group: z.enum(SETTING_GROUPS),
    value: z.string().trim().max(5000),
  },
});

/** A setting that may be saved. What has one value has no texts beside it, and its value keeps its rule. */
export const wholeSetting = settingContent.whole.transform((setting, context) => {
  const { setting_key, translations } = setting;
  if (!hasOneValue(setting_key)) return setting;
  const value = tidied(setting_key, setting.value);
  const fault = valueFault(setting_key, value);
  if (fault) context.addIssue({ code: "custom", path: ["value"], message: says(fault).error() });
  const { en, cs } = translations;
  return {
    ...setting,
    value,
    translations: { en: { ...en, setting_value: "" }, cs: { ...cs, setting_value: "" } },
  };
});

const stored = settingContent.record;

/** A built-in key that was deleted comes back with its default and without an id. */
const listed = stored.extend({
  id: stored.shape.id.nullable(),
  created_at: instant().nullable(),
  updated_at: instant().nullable(),
});

/** The film of `hero_video_path` (mp4, webm) or the picture of `hero_image`. */
const files = { file: { kind: "film" } } as const;

export type Setting = z.output<typeof listed>;
export type SettingInput = z.output<typeof settingContent.input>;

export const settingsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/settings",
    access: "public",
    cache: true,
    summary:
      "All settings: the shown text is `translations[lang].setting_value`, or `value` where that is blank. " +
      "A built-in key that has one value for both languages answers it as both. " +
      "A built-in key that was deleted comes back with its default and `id` null",
    response: z.array(listed),
  }),
  get: endpoint({
    method: "GET",
    path: "/settings/:id",
    access: "public",
    cache: true,
    summary: "One stored setting",
    params: idParams,
    response: stored,
  }),
  create: endpoint({
    method: "POST",
    path: "/settings",
    access: "admin",
    summary: "Adds a setting; 409 for a key that exists. `hero_video_path` and `hero_image` take a `file`",
    body: settingContent.input,
    files,
    status: 201,
    response: stored,
  }),
  update: endpoint({
    method: "PUT",
    path: "/settings/:id",
    access: "admin",
    summary:
      "Changes what is sent; the key may be sent, but not changed (422). A built-in key that has one value takes " +
      "it as `value` or as the text of both languages; a write that says two things is 422",
    params: idParams,
    headers: basedOn,
    body: settingContent.input,
    files,
    response: stored,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/settings/:id",
    access: "admin",
    summary: "Deletes a setting with its file",
    params: idParams,
  }),
};

export type SettingsEndpoints = typeof settingsEndpoints;
