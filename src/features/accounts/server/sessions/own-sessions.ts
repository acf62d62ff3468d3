import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { OwnProof } from "../../own-proof.ts";
import { sessions } from "../accounts.table.ts";
import { proveAgain } from "../passwords/own-password.ts";
import { browserOf } from "./browser-of.ts";
import { isLive } from "./live-session.ts";

/** Where one is signed in: this session first, then the others, what was used last before the rest. */
export async function listSessions(context: Context) {
  const { user, sessionId, db } = context;
  if (!user) throw new Refusal("UNAUTHORIZED");
  const rows = await db
    .select()
    .from(sessions)
    .where(liveOf(context, user.id))
    .orderBy(desc(eq(sessions.id, sessionId ?? "")), desc(sessions.last_seen), desc(sessions.created_at));
  return rows.map(({ id, created_at, last_seen, user_agent }) => ({
    id,
    created_at,
    last_seen,
    current: id === sessionId,
    ...browserOf(user_agent),
  }));
}

/**
 * Ends one of one's own sessions, with all its tokens at once; needs the password or a passkey (ASVS 7.5.2).
 *
 * @throws Refusal as `proveAgain`; NOT_FOUND where one has no such session any more
 */
export async function endOwnSession(context: Context, id: string, proof: OwnProof): Promise<void> {
  const { user } = await proveAgain(context, proof);
  if ((await endSessions(context, user.id, sql`${sessions.id}::text = ${id}`)) === 0)
    throw new Refusal("NOT_FOUND");
}

/** Ends all of one's own sessions but this one; answers how many there were. Throws as `proveAgain`. */
export async function endOtherSessions(context: Context, proof: OwnProof): Promise<{ ended: number }> {
  const { user, sessionId } = await proveAgain(context, proof);
  return { ended: await endSessions(context, user.id, ne(sessions.id, sessionId)) };
}

async function endSessions(context: Context, userId: number, which: SQL): Promise<number> {
  const { db, now, log } = context;
  const ended = await db
    .update(sessions)
    .set({ ended_at: now() })
    .where(and(liveOf(context, userId), which))
    .returning({ id: sessions.id });
  log.info({ user: userId, sessions: ended.length }, "Sessions were ended");
  return ended.length;
}

function liveOf(context: Context, userId: number): SQL | undefined {
  return and(eq(sessions.user_id, userId), isLive(context));
}
