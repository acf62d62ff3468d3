import { bigint, boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Each try to make a backup, and whether it could be restored from. Removed after a year. */
export const backupRuns = pgTable(
  "backup_runs",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    /** Made, and restored into an empty database as a test. */
    ok: boolean().notNull(),
    /** Blank where none was made. */
    file: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    rows: integer().notNull(),
    media_files: integer().notNull(),
    /** Why it is not ok, for the team. */
    fault: text().notNull(),
  },
  (run) => [index("backup_runs_by_time").on(run.at)],
);
