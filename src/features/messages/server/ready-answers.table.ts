import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Both } from "#kit/contract/language/language.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";

/** Answers that the team gives often: sanitised HTML in both languages, with placeholders. */
export const readyAnswers = pgTable("ready_answers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  title: text().notNull(),
  body: jsonb().$type<Both<string>>().notNull(),
  ...timestamps(),
});
