import { and, eq, isNotNull } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { ProofOfBothFactors } from "../../own-proof.ts";
import type { SecondFactor } from "../../second-factor.contract.ts";
import { proveBoth } from "../passwords/own-password.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { hasApp, hasSecondFactor } from "./has-second-factor.ts";
import { logSecondFactor, OFF } from "./log-second-factor.ts";
import { countRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { secondFactors } from "./second-factor.table.ts";

/** Whether who is signed in has a second factor. */
export async function secondFactorOf({ user, db }: Context): Promise<SecondFactor> {
  if (!user) throw new Refusal("UNAUTHORIZED");
  const [factor] = await db
    .select({ since: secondFactors.confirmed_at })
    .from(secondFactors)
    .where(and(eq(secondFactors.user_id, user.id), isNotNull(secondFactors.confirmed_at)));
  const recovery_codes = await countRecoveryCodes(db, user.id);
  return { on: factor !== undefined, since: factor?.since?.toISOString() ?? null, recovery_codes };
}

/**
 * Ten new recovery codes; the old ones are worth nothing from then on.
 *
 * @throws Refusal as `proveBoth`; CONFLICT where there is no second factor
 */
export async function renewRecoveryCodes(
  context: Context,
  proof: ProofOfBothFactors,
): Promise<{ recovery_codes: string[] }> {
  const { user } = await proveBoth(context, proof);
  if (!(await hasSecondFactor(context, user.id))) throw new Refusal("CONFLICT", { words: IS_OFF });
  const { db, log } = context;
  const codes = await newRecoveryCodes();
  await db.transaction(async (tx) => {
    const second_factor = await hasApp({ db: tx }, user.id);
    const before = { second_factor, recovery_codes: await countRecoveryCodes(tx, user.id) };
    await storeRecoveryCodes(tx, user.id, codes);
    await logSecondFactor(context, tx, before, { ...before, recovery_codes: codes.codes.length });
  });
  log.info({ user: user.id }, "Recovery codes were renewed");
  return { recovery_codes: codes.codes };
}

/**
 * Turns one's second factor off and ends one's other sessions.
 *
 * @throws Refusal as `proveBoth`; CONFLICT where it is off
 */
export async function turnOff(context: Context, proof: ProofOfBothFactors): Promise<void> {
  const { user, sessionId } = await proveBoth(context, proof);
  if (!(await hasApp(context, user.id))) throw new Refusal("CONFLICT", { words: IS_OFF });
  const { db, log, now } = context;
  await db.transaction(async (tx) => {
    const before = { second_factor: true, recovery_codes: await countRecoveryCodes(tx, user.id) };
    await removeSecondFactor(tx, user.id);
    await endSessionsOf(tx, user.id, now(), sessionId);
    const after = { ...OFF, recovery_codes: await countRecoveryCodes(tx, user.id) };
    await logSecondFactor(context, tx, before, after);
  });
  log.info({ user: user.id }, "A second factor was turned off");
}

const IS_OFF = { en: "Two-step sign-in is off.", cs: "Dvoufázové přihlášení je vypnuté." };
