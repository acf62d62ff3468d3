import { eq, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { refreshTokens, sessions } from "../accounts.table.ts";
import { signAccessToken } from "./access-token.ts";
import { expiryAfter, isLive } from "./live-session.ts";
import { hashOf, newRefreshToken, openSuccessor, sealSuccessor } from "./refresh-token.ts";
import { endSession } from "./sign-out.ts";
import type { TokenPair } from "./token-pair.ts";

/** How long a replaced token still answers, milliseconds: two tabs may refresh at once. */
const GRACE_MS = 10_000;

/**
 * A new pair of tokens; the given refresh token is replaced. Given again within 10 s it answers the same new
 * refresh token; later it must have been stolen from somebody, so the whole session ends.
 *
 * @throws Refusal INVALID_TOKEN for a token that is unknown, expired, too late, or of an ended session; its `reason`
 * is `expired` or `ended` where the token was ours
 */
export async function refreshSession(services: Services, token: string): Promise<TokenPair> {
  // What the transaction decides is refused after it: ending a session must not be rolled back.
  const next = await services.db.transaction((tx) => successorIn(services, tx, token));
  if (typeof next === "string")
    throw new Refusal("INVALID_TOKEN", next === "unknown" ? {} : { detail: { reason: next } });
  const accessToken = await signAccessToken(services, next);
  return { token: accessToken, accessToken, refreshToken: next.refreshToken };
}

interface Next {
  userId: number;
  sessionId: string;
  refreshToken: string;
}

/** Why there is no successor. Only who holds the token is told. */
type Over = "unknown" | "expired" | "ended";

async function successorIn(services: Services, tx: Database, token: string): Promise<Next | Over> {
  const now = services.now();
  const hash = hashOf(token);
  const [known] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash)).for("update");
  if (!known) return "unknown";
  const sessionId = known.session_id;
  const [session] = await tx
    .select({
      userId: sessions.user_id,
      endedAt: sessions.ended_at,
      isLive: sql<boolean>`${isLive(services)}`,
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for("update");
  if (!session) return "unknown";
  if (session.endedAt) return "ended";
  if (!session.isLive) return "expired";
  const { userId } = session;
  if (!known.replaced_at) {
    return { userId, sessionId, refreshToken: await replace(tx, sessionId, token, now) };
  }
  if (now.getTime() - known.replaced_at.getTime() > GRACE_MS) {
    await endSession(tx, sessionId, now);
    return "ended";
  }
  return { userId, sessionId, refreshToken: await newestAfter(tx, token) };
}

async function replace(tx: Database, sessionId: string, token: string, now: Date): Promise<string> {
  const successor = newRefreshToken();
  await tx
    .update(refreshTokens)
    .set({ replaced_at: now, sealed_successor: sealSuccessor(token, successor) })
    .where(eq(refreshTokens.hash, hashOf(token)));
  await tx.insert(refreshTokens).values({ hash: hashOf(successor), session_id: sessionId, created_at: now });
  await tx
    .update(sessions)
    .set({ expires_at: expiryAfter(now), last_seen: now })
    .where(eq(sessions.id, sessionId));
  return successor;
}

/** The end of the chain of replacements: another tab may have refreshed twice already. */
async function newestAfter(tx: Database, token: string): Promise<string> {
  for (let newest = token; ; ) {
    const [row] = await tx
      .select({ sealed: refreshTokens.sealed_successor })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashOf(newest)));
    if (!row?.sealed) return newest;
    newest = openSuccessor(newest, row.sealed);
  }
}
