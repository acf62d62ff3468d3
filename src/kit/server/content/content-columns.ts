import { type SQL, sql } from "drizzle-orm";
import { boolean, integer, jsonb, type PgColumn, timestamp } from "drizzle-orm/pg-core";
import type { Both } from "#kit/contract/language/language.ts";
import { translationBehindColumn } from "./translation-behind.ts";

/** Columns that every content table has. `T` is the shape of its texts in one language. */
export function contentColumns<T extends Record<string, string>>() {
  return {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    display_order: integer().notNull().default(0),
    is_active: boolean().notNull().default(true),
    translations: jsonb().$type<Both<T>>().notNull(),
    translation_behind: translationBehindColumn(),
    ...timestamps(),
  };
}

export function timestamps() {
  return {
    created_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  };
}

/**
 * The time of a change for `updated_at`: always later than the last one by a millisecond at least, which is as
 * much as JSON keeps, so that it names the version of the record.
 */
export function laterThan(updatedAt: PgColumn): SQL {
  return sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${updatedAt} + interval '1 millisecond')`;
}
