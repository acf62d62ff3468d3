import { z } from "zod";
import { endpointsOf, schemasOf } from "#kit/contract/content/content-type.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import { basedOn, instant } from "#kit/contract/validation/fields.ts";
import { BUILT_IN_SUBJECTS } from "./setting-subjects.ts";
import { settings } from "./settings.content.ts";

const stored = schemasOf(settings).record;

/** A built-in key that was deleted comes back with its default and without an id. */
const listed = stored.extend({
  id: stored.shape.id.nullable(),
  created_at: instant().nullable(),
  updated_at: instant().nullable(),
});

/** The film of `hero_video_path` (mp4, webm) or the picture of `hero_image`. */
const files = { file: { kind: "film" } } as const;

export type Setting = z.output<typeof listed>;

/** All settings of one subject, as one form holds them; `updated_at` is that of the one changed last. */
const ofSubject = z.object({
  id: z.enum(BUILT_IN_SUBJECTS),
  updated_at: instant().nullable(),
  settings: z.array(listed),
});

export type SubjectSettings = z.output<typeof ofSubject>;

const text = z.object({ setting_value: z.string().max(5000).optional() });
const change = z.object({
  setting_key: z.string().min(1).max(100),
  value: z.string().max(5000).optional(),
  translations: z.object({ en: text.optional(), cs: text.optional() }).optional(),
});

export type SettingChange = z.output<typeof change>;

const { list, get, create, update, remove } = endpointsOf(settings);

export const settingsEndpoints = {
  list: endpoint({
    ...list,
    summary:
      "All settings: the shown text is `translations[lang].setting_value`, or `value` where that is blank. " +
      "A built-in key that has one value for both languages answers it as both. " +
      "A built-in key that was deleted comes back with its default and `id` null",
    response: z.array(listed),
  }),
  get: endpoint({ ...get, summary: "One stored setting" }),
  create: endpoint({
    ...create,
    summary: "Adds a setting; 409 for a key that exists. `hero_video_path` and `hero_image` take a `file`",
    files,
  }),
  update: endpoint({
    ...update,
    summary:
      "Changes what is sent; the key may be sent, but not changed (422). A built-in key that has one value takes " +
      "it as `value` or as the text of both languages; a write that says two things is 422",
    files,
  }),
  remove,
  updateSubject: endpoint({
    method: "PUT",
    path: "/settings/subjects/:subject",
    access: "admin",
    roles: OWNERS_ONLY,
    summary:
      "Changes several built-in settings of one subject at once, all or none: values and texts, no files. A fault " +
      "names its setting: `bank_iban`, `hero_title.cs`. An IBAN that is not that of the account is 422",
    params: z.object({ subject: z.enum(BUILT_IN_SUBJECTS) }),
    headers: basedOn,
    body: z.object({ settings: z.array(change).max(50) }),
    response: ofSubject,
  }),
};

export type SettingsEndpoints = typeof settingsEndpoints;
