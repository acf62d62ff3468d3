import { and, lt, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { MAIL, mails } from "./mail.table.ts";
import { removeFromOutbox } from "./outbox-delivery.ts";

/** The mail log goes after a year, as the privacy page says; one that still waits stays. Files in the outbox go with it. */
export async function forgetOldMails(db: Database, now: Date, outboxFolder: string): Promise<void> {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  const old = and(lt(mails.createdAt, yearAgo), ne(mails.state, "queued"));
  const { id, toAddress, createdAt } = MAIL;
  const gone = await db.delete(mails).where(old).returning({ id, toAddress, createdAt });
  await removeFromOutbox(outboxFolder, gone);
}
