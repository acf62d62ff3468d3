import { boolean, integer, jsonb, timestamp } from "drizzle-orm/pg-core";
import type { Both } from "#kit/contract/language.ts";

/** Columns that every content table has. `T` is the shape of its texts in one language. */
export function contentColumns<T extends Record<string, string>>() {
  return {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    display_order: integer().notNull().default(0),
    is_active: boolean().notNull().default(true),
    translations: jsonb().$type<Both<T>>().notNull(),
    ...timestamps(),
  };
}

export function timestamps() {
  return {
    created_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  };
}
