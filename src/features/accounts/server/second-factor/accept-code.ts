import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import { throttled } from "../throttle.ts";
import { acceptRecoveryCode } from "./recovery-codes.ts";
import { secondFactors } from "./second-factor.table.ts";
import { openSecret } from "./secret.ts";
import { stepOf } from "./totp.ts";

/**
 * One try of a code, of the app or for recovery; a right one is thereby used up.
 *
 * @throws Refusal TOO_MANY_REQUESTS as `limited`
 */
export function tryCode(services: Services, userId: number, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, "");
  return limited(services, userId, () =>
    /^\d{6}$/.test(code)
      ? acceptOneTimeCode(services, userId, code)
      : acceptRecoveryCode(services.db, userId, code),
  );
}

/**
 * Runs one try of a code: ten wrong ones in 10 minutes from everywhere. Who tries codes has the password, so this
 * locks nobody out who is not known to have lost it.
 *
 * @throws Refusal TOO_MANY_REQUESTS with the seconds until the next try
 */
export function limited(
  services: Services,
  userId: number,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const codes = `codes-of-user-${userId}`;
  return throttled(services, { account: codes, address: codes }, isRight);
}

/** The step moves on with the code, in one statement: a code that comes twice at once is accepted once. */
async function acceptOneTimeCode(services: Services, userId: number, code: string): Promise<boolean> {
  const { db, now } = services;
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.user_id, userId));
  const secret = factor && openSecret(services, userId, factor.sealed_secret);
  const step = secret ? stepOf(secret, code, now()) : null;
  if (step === null) return false;
  const accepted = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(
      and(
        eq(secondFactors.user_id, userId),
        isNotNull(secondFactors.confirmed_at),
        lt(secondFactors.last_step, step),
      ),
    )
    .returning({ step: secondFactors.last_step });
  return accepted.length > 0;
}
