import { eq } from "drizzle-orm";
import { invalidField } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { OwnProof } from "../../own-proof.ts";
import { users } from "../accounts.table.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { proveAgain } from "./own-password.ts";
import { passwordError } from "./password-error.ts";
import { hashPassword } from "./passwords.ts";

/**
 * Changes the password of who is signed in, or sets a first one, and ends their sessions elsewhere.
 *
 * @throws Refusal as `proveAgain`; INVALID (422, `new_password`) where that is common or made of known words
 */
export async function changePassword(
  context: Context,
  given: OwnProof & { new_password: string },
): Promise<void> {
  const { db } = context;
  const { user, sessionId } = await proveAgain(context, given);
  const error = await passwordError(context, user, given.new_password);
  if (error) throw invalidField("new_password", error, context.language);
  const password_hash = await hashPassword(given.new_password);
  const now = context.now();
  await db.transaction(async (tx) => {
    await tx.update(users).set({ password_hash, updated_at: now }).where(eq(users.id, user.id));
    await endSessionsOf(tx, user.id, now, sessionId);
  });
}
