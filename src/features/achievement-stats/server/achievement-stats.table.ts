import { pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns } from "#kit/server/content/content-columns.ts";

export const achievementStats = pgTable("achievement_stats", {
  ...contentColumns<{ title: string }>(),
  value: text().notNull(),
  icon: text().$type<"trophy" | "medal" | "flag-checkered" | "globe-europe">().notNull().default("trophy"),
});
