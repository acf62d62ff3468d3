import { and, eq, isNotNull } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { SecondFactor } from "../../second-factor.contract.ts";
import { proveAgain } from "../passwords/own-password.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { hasSecondFactor, tryCode } from "./accept-code.ts";
import { logSecondFactor, OFF } from "./log-second-factor.ts";
import { countRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from "./recovery-codes.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { secondFactors } from "./second-factor.table.ts";
import { WRONG_CODE } from "./wrong-code.ts";

interface Proof {
  current_password: string;
  /** Of the app, or for recovery. */
  code: string;
}

/** Whether who is signed in has a second factor. */
export async function secondFactorOf({ user, db }: Context): Promise<SecondFactor> {
  if (!user) throw new Refusal("UNAUTHORIZED");
  const [factor] = await db
    .select({ since: secondFactors.confirmed_at })
    .from(secondFactors)
    .where(and(eq(secondFactors.user_id, user.id), isNotNull(secondFactors.confirmed_at)));
  const recovery_codes = factor ? await countRecoveryCodes(db, user.id) : 0;
  return { on: factor !== undefined, since: factor?.since?.toISOString() ?? null, recovery_codes };
}

/**
 * Ten new recovery codes; the old ones are worth nothing from then on.
 *
 * @throws Refusal as `prove`
 */
export async function renewRecoveryCodes(
  context: Context,
  proof: Proof,
): Promise<{ recovery_codes: string[] }> {
  const { user } = await prove(context, proof);
  const { db, log } = context;
  const codes = await newRecoveryCodes();
  await db.transaction(async (tx) => {
    const before = { second_factor: true, recovery_codes: await countRecoveryCodes(tx, user.id) };
    await storeRecoveryCodes(tx, user.id, codes);
    await logSecondFactor(context, tx, before, { ...before, recovery_codes: codes.codes.length });
  });
  log.info({ user: user.id }, "Recovery codes were renewed");
  return { recovery_codes: codes.codes };
}

/**
 * Turns one's second factor off and ends one's other sessions.
 *
 * @throws Refusal as `prove`
 */
export async function turnOff(context: Context, proof: Proof): Promise<void> {
  const { user, sessionId } = await prove(context, proof);
  const { db, log, now } = context;
  await db.transaction(async (tx) => {
    const before = { second_factor: true, recovery_codes: await countRecoveryCodes(tx, user.id) };
    await removeSecondFactor(tx, user.id);
    await endSessionsOf(tx, user.id, now(), sessionId);
    await logSecondFactor(context, tx, before, OFF);
  });
  log.info({ user: user.id }, "A second factor was turned off");
}

/**
 * Goes on only for whoever is signed in and has both the password and a code, which is thereby used up.
 *
 * @throws Refusal as `proveAgain` and `tryCode`; CONFLICT where it is off; INVALID (422, `code`) for a wrong code
 */
async function prove(context: Context, { current_password, code }: Proof) {
  const proved = await proveAgain(context, current_password);
  if (!(await hasSecondFactor(context, proved.user.id))) throw new Refusal("CONFLICT", { words: IS_OFF });
  if (!(await tryCode(context, proved.user.id, code)))
    throw invalidField("code", WRONG_CODE, context.language);
  return proved;
}

const IS_OFF = { en: "Two-step sign-in is off.", cs: "Dvoufázové přihlášení je vypnuté." };
