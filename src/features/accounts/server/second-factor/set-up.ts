import { and, eq, gt, isNull } from "drizzle-orm";
import { settingText } from "#features/settings/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { OwnProof } from "../../own-proof.ts";
import { proveAgain } from "../passwords/own-password.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { limited } from "./accept-code.ts";
import { logSecondFactor, OFF } from "./log-second-factor.ts";
import { newRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";
import { secondFactors } from "./second-factor.table.ts";
import { openSecret, sealSecret } from "./secret.ts";
import { base32, keyUri, newSecret, stepOf } from "./totp.ts";
import { WRONG_CODE } from "./wrong-code.ts";

/** How long a secret waits for its first code, milliseconds. */
const SET_UP_MS = 15 * 60 * 1000;
/** What apps show where the team's name is blank. */
const ISSUER = "Paddock";

/**
 * Makes a secret for an authenticator app; signing in stays as it is until `confirmSetUp`.
 *
 * @throws Refusal as `proveAgain`; CONFLICT where the second factor is on
 */
export async function startSetUp(
  context: Context,
  proof: OwnProof,
): Promise<{ secret: string; uri: string }> {
  const { db, now } = context;
  const { user } = await proveAgain(context, proof);
  const secret = newSecret();
  const waiting = { sealed_secret: sealSecret(context, user.id, secret), created_at: now(), last_step: 0 };
  const stored = await db
    .insert(secondFactors)
    .values({ user_id: user.id, ...waiting })
    .onConflictDoUpdate({
      target: secondFactors.user_id,
      set: waiting,
      setWhere: isNull(secondFactors.confirmed_at),
    })
    .returning({ user_id: secondFactors.user_id });
  if (stored.length === 0) throw new Refusal("CONFLICT", { words: IS_ON });
  const issuer = (await settingText(db, "team_name", context.language)) || ISSUER;
  return { secret: base32(secret), uri: keyUri(secret, issuer, user.email) };
}

/**
 * Turns the second factor on with a first code, and ends one's other sessions; answers the recovery codes, which
 * nobody can show again.
 *
 * @throws Refusal INVALID (422, `code`); CONFLICT without a secret of the last 15 minutes; TOO_MANY_REQUESTS
 */
export async function confirmSetUp(context: Context, typed: string): Promise<{ recovery_codes: string[] }> {
  const { user, sessionId, db, language, log } = context;
  if (!user || !sessionId) throw new Refusal("UNAUTHORIZED");
  const now = context.now();
  const waiting = and(
    eq(secondFactors.user_id, user.id),
    isNull(secondFactors.confirmed_at),
    gt(secondFactors.created_at, new Date(now.getTime() - SET_UP_MS)),
  );
  const [factor] = await db.select().from(secondFactors).where(waiting);
  const secret = factor && openSecret(context, user.id, factor.sealed_secret);
  if (!secret) throw new Refusal("CONFLICT", { words: START_AGAIN });
  const step = stepOf(secret, typed.replace(/\s/g, ""), now);
  await limited(context, user.id, async () => step !== null);
  if (step === null) throw invalidField("code", WRONG_CODE, language);

  const codes = await newRecoveryCodes();
  await db.transaction(async (tx) => {
    const confirmed = await tx
      .update(secondFactors)
      .set({ confirmed_at: now, last_step: step })
      .where(and(waiting, eq(secondFactors.sealed_secret, factor.sealed_secret)))
      .returning({ user_id: secondFactors.user_id });
    if (confirmed.length === 0) throw new Refusal("CONFLICT", { words: START_AGAIN });
    await storeRecoveryCodes(tx, user.id, codes);
    await endSessionsOf(tx, user.id, now, sessionId);
    await logSecondFactor(context, tx, OFF, { second_factor: true, recovery_codes: codes.codes.length });
  });
  log.info({ user: user.id }, "A second factor was turned on");
  return { recovery_codes: codes.codes };
}

const IS_ON = {
  en: "Two-step sign-in is already on. Turn it off first.",
  cs: "Dvoufázové přihlášení je už zapnuté. Nejprve ho vypněte.",
};
const START_AGAIN = {
  en: "There is no longer a code to confirm. Start again.",
  cs: "Není co potvrdit. Začněte prosím znovu.",
};
