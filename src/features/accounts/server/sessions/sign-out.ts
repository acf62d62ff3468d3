import { and, eq, isNull } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { sessions } from "../accounts.table.ts";
import { bearerOf, readAccessToken } from "./access-token.ts";

/** A session lives no longer than this without a refresh, so no older bearer has one to end. */
const EXPIRED_AT_MOST_SECONDS = 30 * 24 * 3600;

/**
 * Ends the session of the bearer in an Authorization header, also of one that has expired; does nothing
 * without a bearer or where the session has ended before.
 *
 * @throws Refusal INVALID_TOKEN for a bearer that this server did not sign
 */
export async function signOut(services: Services, authorization: string | undefined): Promise<void> {
  const bearer = bearerOf(authorization);
  if (bearer === null) return;
  const claims = await readAccessToken(services, bearer, EXPIRED_AT_MOST_SECONDS);
  if (!claims) throw new Refusal("INVALID_TOKEN");
  await endSession(services.db, claims.sessionId, services.now());
}

/** Ends a session with all its tokens at once. */
export async function endSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.ended_at)));
}
