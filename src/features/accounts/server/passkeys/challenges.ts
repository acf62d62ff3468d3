import { randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import { hashOf, newRefreshToken } from "../sessions/refresh-token.ts";
import { type ChallengePurpose, passkeyChallenges } from "./passkeys.table.ts";

/** How long a challenge waits for its answer, milliseconds. */
export const CHALLENGE_MS = 5 * 60 * 1000;

interface Bound {
  purpose: ChallengePurpose;
  /** The id of the session or the hash of the link that alone may answer; blank where there is none. */
  boundTo: string;
}

type Needs = Pick<Services, "db" | "now">;

/**
 * A new challenge (256 random bits) and the ticket that finds it again, which only the page that asked for it has. Drops
 * those whose time is over.
 */
export async function newChallenge(
  { db, now }: Needs,
  { purpose, boundTo, userHandle }: Bound & { userHandle?: string },
): Promise<{ ticket: string; challenge: string }> {
  const ticket = newRefreshToken();
  const challenge = randomBytes(32).toString("base64url");
  const at = now();
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expires_at, at));
  await db.insert(passkeyChallenges).values({
    hash: hashOf(ticket),
    challenge,
    purpose,
    bound_to: boundTo,
    user_handle: userHandle ?? null,
    expires_at: new Date(at.getTime() + CHALLENGE_MS),
  });
  return { ticket, challenge };
}

/** Uses a challenge up, whatever becomes of its answer; null where there is none of this kind for this ticket. */
export async function takeChallenge(
  { db, now }: Needs,
  ticket: string,
  { purpose, boundTo }: Bound,
): Promise<{ challenge: string; user_handle: string | null } | null> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, hashOf(ticket)),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.bound_to, boundTo),
        gt(passkeyChallenges.expires_at, now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge, user_handle: passkeyChallenges.user_handle });
  return taken ?? null;
}
