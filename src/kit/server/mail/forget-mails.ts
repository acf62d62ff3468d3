import { and, lt, ne } from "drizzle-orm";
import type { Database } from "../database.ts";
import { mails } from "./mail.table.ts";

/** The mail log goes after a year, as the privacy page says; one that still waits stays. */
export async function forgetOldMails(db: Database, now: Date): Promise<void> {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  await db.delete(mails).where(and(lt(mails.createdAt, yearAgo), ne(mails.state, "queued")));
}
