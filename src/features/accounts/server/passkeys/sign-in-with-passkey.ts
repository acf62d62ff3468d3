import { Refusal } from "#kit/contract/errors.ts";
import type { User } from "#kit/contract/user.ts";
import type { Context } from "#kit/server/context.ts";
import type { Assertion } from "../../passkey-answers.ts";
import { startSession } from "../sessions/start-session.ts";
import type { TokenPair } from "../sessions/token-pair.ts";
import { ERRORS } from "./passkey-errors.ts";
import { tryPasskey } from "./try-passkey.ts";

/**
 * Starts a session for the owner of a passkey. It is something they have, and the device has checked who they are: no
 * code is asked for.
 *
 * @throws Refusal PASSKEY_REFUSED with the reason; TOO_MANY_REQUESTS after too many failures
 */
export async function signInWithPasskey(
  context: Context,
  given: Assertion,
): Promise<TokenPair & { user: User }> {
  const tried = await tryPasskey(context, given, null);
  if ("fault" in tried)
    throw new Refusal("PASSKEY_REFUSED", { words: ERRORS[tried.fault], detail: { reason: tried.fault } });
  const { id, email, name, roles } = tried.account;
  context.log.info({ user: id }, "Signed in with a passkey");
  const session = await startSession(context, id, context.header("user-agent"));
  return { ...session, user: { id, email, name, roles } };
}
