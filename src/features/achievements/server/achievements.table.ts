import { integer, pgTable } from "drizzle-orm/pg-core";
import { contentColumns } from "#kit/server/content/content-columns.ts";

export const achievements = pgTable("achievements", {
  ...contentColumns<{ title: string; description: string }>(),
  year: integer(),
});
