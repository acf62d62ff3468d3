import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
import type { Assertion } from "../../passkey-answers.ts";
import { users } from "../accounts.table.ts";
import { throttled } from "../throttle.ts";
import { takeChallenge } from "./challenges.ts";
import type { PasskeyError } from "./passkey-errors.ts";
import { passkeys } from "./passkeys.table.ts";
import { verifyAssertion } from "./verify-answer.ts";

type Account = typeof users.$inferSelect;

interface Known {
  passkey: typeof passkeys.$inferSelect;
  account: Account;
}

/** Failures with passkeys that nobody has are counted as one account's. */
const NOBODYS = "unknown-passkey";

/**
 * One try of a passkey: to sign in, or as a proof of `prover` within their session. Limited as passwords are, and logged
 * where it fails. The challenge is used up either way.
 *
 * @throws Refusal TOO_MANY_REQUESTS after too many failures
 */
export async function tryPasskey(
  context: Context,
  given: Assertion,
  prover: { userId: number; sessionId: string } | null,
): Promise<{ account: Account } | { fault: PasskeyError }> {
  const { db, address, log } = context;
  const [known] = await db
    .select({ passkey: passkeys, account: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.user_id))
    .where(and(eq(passkeys.credential_id, given.response.id), isNull(users.ended_at)));
  let error: PasskeyError | null = null;
  const right = await throttled(context, { account: known?.account.email ?? NOBODYS, address }, async () => {
    error = await judge(context, given, known, prover);
    return error === null;
  });
  if (right && known) return { account: known.account };
  log.warn({ user: known?.account.id ?? null, passkey: error }, "A sign-in was refused");
  return { fault: error ?? "unknown" };
}

async function judge(
  context: Context,
  given: Assertion,
  known: Known | undefined,
  prover: { userId: number; sessionId: string } | null,
): Promise<PasskeyError | null> {
  const asked = await takeChallenge(context, given.ticket, {
    purpose: prover ? "proof" : "sign-in",
    boundTo: prover?.sessionId ?? "",
  });
  if (!asked) return "over";
  if (!known) return "unknown";
  const { passkey } = known;
  const handle = given.response.response.userHandle;
  // Who signs in has named nobody: the authenticator must say whose passkey it is.
  if (handle === undefined ? !prover : handle !== passkey.user_handle) return "foreign";
  if (prover && passkey.user_id !== prover.userId) return "foreign";
  const { challenge } = asked;
  const verified = await verifyAssertion(given, { challenge, origin: context.here }, passkey);
  if (typeof verified === "string") return verified;
  return (await moveCounter(context, passkey.id, verified.counter)) ? null : "copied";
}

/** Counts go up within one statement: of two answers at once with one count, one wins. Those without a count stay at 0. */
async function moveCounter({ db, now }: Context, id: number, counter: number): Promise<boolean> {
  const moved = await db
    .update(passkeys)
    .set({ counter, last_used: now() })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`)),
      ),
    )
    .returning({ id: passkeys.id });
  return moved.length > 0;
}
