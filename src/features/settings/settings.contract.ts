import { z } from "zod";
import { endpointsOf, schemasOf } from "#kit/contract/content-type.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { instant } from "#kit/contract/fields.ts";
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
};

export type SettingsEndpoints = typeof settingsEndpoints;
