import { boolean, date, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Both } from "#kit/contract/language/language.ts";
import { contentColumns } from "#kit/server/content/content-columns.ts";
import { registerFinalMedia, registerMediaText } from "#kit/server/media/media-references.ts";
import type { PageTexts } from "../pages.content.ts";

export const pages = pgTable("pages", {
  ...contentColumns<PageTexts>(),
  slug: text().notNull().unique(),
  /** The first day (Europe/Prague) of the text as it stands here. */
  valid_from: date({ mode: "string" }).notNull(),
  is_in_footer: boolean().notNull().default(true),
});

/**
 * Every text that a page has had. Never changed and never deleted, also with their page: orders name the version of
 * the terms that they were made under.
 */
export const pageVersions = pgTable(
  "page_versions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    page_id: integer().notNull(),
    valid_from: date({ mode: "string" }).notNull(),
    translations: jsonb().$type<Both<PageTexts>>().notNull(),
    created_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (version) => [index("page_versions_of_page").on(version.page_id, version.valid_from, version.id)],
);

registerMediaText(pages.translations, pageVersions.translations);
registerFinalMedia(pageVersions.translations);
