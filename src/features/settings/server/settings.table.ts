import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Both } from "#kit/contract/language/language.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import { translationBehindColumn } from "#kit/server/content/translation-behind.ts";
import { registerMediaReferences } from "#kit/server/media/media-references.ts";
import type { SettingGroup } from "../setting-defaults.ts";

export const settings = pgTable("settings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  setting_key: text().notNull().unique(),
  setting_group: text().$type<SettingGroup>().notNull().default("general"),
  /** Stands in where a language's own text is blank; a media path for the keys that take a file. */
  value: text().notNull().default(""),
  translations: jsonb().$type<Both<{ label: string; setting_value: string }>>().notNull(),
  translation_behind: translationBehindColumn(),
  ...timestamps(),
});

registerMediaReferences(settings.value);
