import { randomUUID } from "node:crypto";
import type { Services } from "#kit/server/context.ts";
import { refreshTokens, sessions } from "../accounts.table.ts";
import { signAccessToken } from "./access-token.ts";
import { expiryAfter } from "./live-session.ts";
import { hashOf, newRefreshToken } from "./refresh-token.ts";
import type { TokenPair } from "./token-pair.ts";

/** A `User-Agent` header as it is kept: as long as browsers have them, and nothing that is no text. */
export function shortened(userAgent = ""): string {
  return userAgent
    .replace(/\p{Cc}/gu, "")
    .slice(0, 300)
    .toWellFormed();
}

/** A new session for a user who has just proved who they are, with its first tokens. */
export async function startSession(
  services: Services,
  userId: number,
  userAgent?: string,
): Promise<TokenPair> {
  const now = services.now();
  const sessionId = randomUUID();
  const refreshToken = newRefreshToken();
  await services.db.transaction(async (tx) => {
    await tx.insert(sessions).values({
      id: sessionId,
      user_id: userId,
      created_at: now,
      expires_at: expiryAfter(now),
      last_seen: now,
      user_agent: shortened(userAgent),
    });
    await tx
      .insert(refreshTokens)
      .values({ hash: hashOf(refreshToken), session_id: sessionId, created_at: now });
  });
  const accessToken = await signAccessToken(services, { userId, sessionId });
  return { token: accessToken, accessToken, refreshToken };
}
