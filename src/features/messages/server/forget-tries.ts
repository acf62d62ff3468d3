import { lt } from "drizzle-orm";
import type { Database } from "#kit/server/database.ts";
import { contactTries } from "./messages.table.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Tries hold addresses and are of no use once their ten minutes are over: a day is ample. */
export async function forgetOldTries(db: Database, now: Date): Promise<void> {
  await db.delete(contactTries).where(lt(contactTries.at, new Date(now.getTime() - DAY_MS)));
}
