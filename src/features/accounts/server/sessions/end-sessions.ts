import { and, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { sessions } from "../accounts.table.ts";

/** Ends a user's sessions with all their tokens at once, but for the one to `keep`. */
export async function endSessionsOf(db: Database, userId: number, now: Date, keep?: string): Promise<void> {
  await db
    .update(sessions)
    .set({ ended_at: now })
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.ended_at),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    );
}
