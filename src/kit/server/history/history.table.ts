import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { HistoryAction } from "#kit/contract/content/history.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { registerKeptMedia } from "../media/media-references.ts";

/** The stored columns of a record at one time, as JSON. */
export type Version = Record<string, unknown>;

/** Who changed what and when: one row per change of a record, written with it. Kept for a year. */
export const historyEntries = pgTable(
  "history_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: "date" }).notNull(),
    /** The account as it was then; it may be gone since. */
    user_id: integer().notNull(),
    user_email: text().notNull(),
    user_name: text().notNull(),
    /** The kind of record, such as `cars`. */
    type: text().notNull(),
    record_id: text().notNull(),
    action: text().$type<HistoryAction>().notNull(),
    /** What the record was called. */
    label: jsonb().$type<Both<string>>().notNull(),
    /** Null where there was no record before, or none after. */
    before: jsonb().$type<Version>(),
    after: jsonb().$type<Version>(),
  },
  (entry) => [
    index("history_entries_by_time").on(entry.at, entry.id),
    index("history_entries_of_record").on(entry.type, entry.record_id, entry.id),
    index("history_entries_of_user").on(entry.user_id, entry.id.desc()),
  ],
);

/** Files that the versions of an entry show: they are kept, unseen, for as long as they can be restored. */
export const historyMedia = pgTable(
  "history_media",
  {
    entry_id: integer()
      .notNull()
      .references(() => historyEntries.id, { onDelete: "cascade" }),
    path: text().notNull(),
  },
  (file) => [
    primaryKey({ columns: [file.entry_id, file.path] }),
    index("history_media_by_path").on(file.path),
  ],
);

registerKeptMedia(historyMedia.path);
