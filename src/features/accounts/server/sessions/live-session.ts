import { and, gt, isNull, type SQL } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import { sessions } from "../accounts.table.ts";

const DAY_MS = 24 * 3600 * 1000;
/** How long an unused session lasts: a refresh token's life (docs/decisions/0028-signing-in.md). */
const UNUSED_MS = 30 * DAY_MS;

type Needs = Pick<Services, "config" | "now">;

/** When a refresh token that is given now expires: in 30 days. */
export function expiryAfter(now: Date): Date {
  return new Date(now.getTime() + UNUSED_MS);
}

/**
 * Which sessions count: not ended, used within 30 days, and begun within SESSION_DAYS, however much they are used
 * (ASVS 7.3.1 and 7.3.2).
 */
export function isLive({ config, now }: Needs): SQL | undefined {
  const longestAgo = new Date(now().getTime() - config.SESSION_DAYS * DAY_MS);
  return and(isNull(sessions.ended_at), gt(sessions.expires_at, now()), gt(sessions.created_at, longestAgo));
}
