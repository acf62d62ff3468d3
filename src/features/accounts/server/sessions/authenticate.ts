import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { Refusal } from "#kit/contract/errors.ts";
import type { User } from "#kit/contract/user.ts";
import type { Services } from "#kit/server/context.ts";
import { sessions, users } from "../accounts.table.ts";
import { lacksDemandedFactor } from "../second-factor/demand.ts";
import { bearerOf, readAccessToken } from "./access-token.ts";
import { isLive } from "./live-session.ts";

interface Authenticated {
  user: User;
  sessionId: string;
  /** Everybody must have a second factor, and this user has none yet. */
  lacksSecondFactor: boolean;
}

/**
 * Who sends a request, with the role of this moment: null without a bearer.
 *
 * @throws Refusal INVALID_TOKEN for a bearer that is changed, expired, of another kind, or whose session has
 * ended, on public reads too: the client then refreshes instead of silently seeing less.
 */
export function authenticator(services: Services) {
  return async (request: FastifyRequest): Promise<Authenticated | null> => {
    const bearer = bearerOf(request.headers.authorization);
    if (bearer === null) return null;
    const claims = await readAccessToken(services, bearer);
    if (!claims) throw new Refusal("INVALID_TOKEN");
    const { db } = services;
    const [found] = await db
      .select({
        user: { id: users.id, email: users.email, name: users.name, roles: users.roles },
        lacksSecondFactor: sql<boolean>`${lacksDemandedFactor(db)}`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(
        and(
          eq(sessions.id, claims.sessionId),
          eq(sessions.user_id, claims.userId),
          isNull(users.ended_at),
          isLive(services),
        ),
      );
    if (!found) throw new Refusal("INVALID_TOKEN");
    return { ...found, sessionId: claims.sessionId };
  };
}
