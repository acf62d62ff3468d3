import { pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns } from "#kit/server/content/content-columns.ts";
import { registerMediaReferences } from "#kit/server/media/media-references.ts";
import type { SponsorTier } from "../sponsors.content.ts";

export const sponsors = pgTable("sponsors", {
  ...contentColumns<{ name: string; contribution: string }>(),
  tier: text().$type<SponsorTier>().notNull().default("partner"),
  logo_path: text(),
  website_url: text().notNull().default(""),
});

registerMediaReferences(sponsors.logo_path);
