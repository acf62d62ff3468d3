import { eq } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { CODE_REQUIRED, type OwnProof, PASSWORD_REQUIRED, type ProofOfBothFactors } from "../../own-proof.ts";
import { users } from "../accounts.table.ts";
import { ERRORS } from "../passkeys/passkey-errors.ts";
import { tryPasskey } from "../passkeys/try-passkey.ts";
import { tryCode } from "../second-factor/accept-code.ts";
import { hasSecondFactor } from "../second-factor/has-second-factor.ts";
import { WRONG_CODE } from "../second-factor/wrong-code.ts";
import { throttled } from "../throttle.ts";
import { isPassword } from "./passwords.ts";

interface Prover {
  user: NonNullable<Context["user"]>;
  sessionId: string;
}

/**
 * Goes on only for whoever is signed in and knows their password or has one of their passkeys: a bearer that was stolen
 * is not enough.
 *
 * @throws Refusal INVALID (422, `current_password` or `passkey`) where it is wrong or missing: a 401 would say that the
 * session is over; TOO_MANY_REQUESTS after too many wrong ones, as when signing in
 */
export async function proveAgain(context: Context, proof: OwnProof): Promise<Prover> {
  const { user, sessionId, db, language } = context;
  if (!user || !sessionId) throw new Refusal("UNAUTHORIZED");
  if (proof.passkey) {
    const tried = await tryPasskey(context, proof.passkey, { userId: user.id, sessionId });
    if ("fault" in tried) throw invalidField("passkey", ERRORS[tried.fault], language);
    return { user, sessionId };
  }
  const password = proof.current_password;
  if (password === undefined) throw invalidField("current_password", PASSWORD_REQUIRED, language);
  const right = await throttled(context, { account: user.email, address: context.address }, async () => {
    const [row] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, user.id));
    return isPassword(password, row?.hash);
  });
  if (!right) throw invalidField("current_password", WRONG, language);
  return { user, sessionId };
}

/**
 * The same with both factors: a passkey, or the password and a code, which is thereby used up. Who has no second factor
 * proves the password alone.
 *
 * @throws Refusal as `proveAgain` and `tryCode`; INVALID (422, `code`) for a wrong or missing code
 */
export async function proveBoth(context: Context, proof: ProofOfBothFactors): Promise<Prover> {
  const proved = await proveAgain(context, proof);
  if (proof.passkey || !(await hasSecondFactor(context, proved.user.id))) return proved;
  if (!proof.code) throw invalidField("code", CODE_REQUIRED, context.language);
  if (!(await tryCode(context, proved.user.id, proof.code)))
    throw invalidField("code", WRONG_CODE, context.language);
  return proved;
}

const WRONG = { en: "The current password is wrong.", cs: "Současné heslo nesouhlasí." };
