import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns } from "#kit/server/content/content-columns.ts";
import { registerMediaReferences } from "#kit/server/media/media-references.ts";

export const teamMembers = pgTable("team_members", {
  ...contentColumns<{ name: string; position: string; description: string; story?: string }>(),
  image_path: text(),
  instagram_url: text().notNull().default(""),
  facebook_url: text().notNull().default(""),
  product_ids: jsonb().$type<string[]>().notNull().default([]),
});

registerMediaReferences(teamMembers.image_path);
