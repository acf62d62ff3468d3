import { lt, or } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { accountLinks, refreshTokens, sessions } from "../accounts.table.ts";

const DAY_MS = 24 * 3600 * 1000;
/** Technical records go after a year, as the privacy page promises. */
const SESSION_DAYS = 365;
/** A replaced token would have expired by then, so its coming again gives nothing away. */
const REPLACED_TOKEN_DAYS = 31;

/** Deletes what is no longer needed: sessions a year after they were over and old tokens. */
export async function pruneSessions(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const lastYear = before(SESSION_DAYS);
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(or(lt(sessions.expires_at, lastYear), lt(sessions.ended_at, lastYear)));
    await tx.delete(accountLinks).where(lt(accountLinks.expires_at, now));
    await tx.delete(refreshTokens).where(lt(refreshTokens.replaced_at, before(REPLACED_TOKEN_DAYS)));
  });
}
