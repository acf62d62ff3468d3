import { lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { backupRuns } from "./backup-runs.table.ts";

const YEAR_MS = 365 * 24 * 3_600_000;

/** Removes what was noted about backups more than a year ago. */
export async function forgetOldBackupRuns(db: Database, now: Date): Promise<void> {
  await db.delete(backupRuns).where(lt(backupRuns.at, new Date(now.getTime() - YEAR_MS)));
}
