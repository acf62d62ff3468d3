import { lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { historyEntries } from "./history.table.ts";

/** The log of changes goes after a year, as the privacy page says; its files go with the next sweep. */
export async function forgetOldHistory(db: Database, now: Date): Promise<void> {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  await db.delete(historyEntries).where(lt(historyEntries.at, yearAgo));
}
