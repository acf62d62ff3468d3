import { and, eq, isNull, ne } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { sessions, users } from "./accounts.table.ts";
import { passwordFault } from "./password-fault.ts";
import { hashPassword, isPassword } from "./passwords.ts";
import { throttled } from "./throttle.ts";

/**
 * Changes the password of who is signed in and ends their sessions elsewhere.
 *
 * @throws Refusal INVALID (422, `current_password`) where that is wrong: a 401 would say that the session is
 * over, or `new_password` where that is common or made of known words; TOO_MANY_REQUESTS after too many wrong ones, as when signing in
 */
export async function changePassword(
  context: Context,
  given: { current_password: string; new_password: string },
): Promise<void> {
  const { user, sessionId, db } = context;
  if (!user || !sessionId) throw new Refusal("UNAUTHORIZED");
  const right = await throttled(context, { account: user.email, address: context.address }, async () => {
    const [row] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, user.id));
    return isPassword(given.current_password, row?.hash);
  });
  if (!right) throw invalidField("current_password", WRONG, context.language);
  const fault = await passwordFault(db, user, given.new_password);
  if (fault) throw invalidField("new_password", fault, context.language);
  const password_hash = await hashPassword(given.new_password);
  const now = context.now();
  await db.transaction(async (tx) => {
    await tx.update(users).set({ password_hash, updated_at: now }).where(eq(users.id, user.id));
    await tx
      .update(sessions)
      .set({ ended_at: now })
      .where(and(eq(sessions.user_id, user.id), ne(sessions.id, sessionId), isNull(sessions.ended_at)));
  });
}

const WRONG = { en: "The current password is not right.", cs: "Současné heslo nesouhlasí." };
