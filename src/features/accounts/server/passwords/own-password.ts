import { eq } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { users } from "../accounts.table.ts";
import { throttled } from "../throttle.ts";
import { isPassword } from "./passwords.ts";

/**
 * Goes on only for whoever is signed in and knows their password: a bearer that was stolen is not enough.
 *
 * @throws Refusal INVALID (422, `current_password`) where it is wrong: a 401 would say that the session is over;
 * TOO_MANY_REQUESTS after too many wrong ones, as when signing in
 */
export async function proveAgain(
  context: Context,
  password: string,
): Promise<{ user: NonNullable<Context["user"]>; sessionId: string }> {
  const { user, sessionId, db } = context;
  if (!user || !sessionId) throw new Refusal("UNAUTHORIZED");
  const right = await throttled(context, { account: user.email, address: context.address }, async () => {
    const [row] = await db.select({ hash: users.password_hash }).from(users).where(eq(users.id, user.id));
    return isPassword(password, row?.hash);
  });
  if (!right) throw invalidField("current_password", WRONG, context.language);
  return { user, sessionId };
}

const WRONG = { en: "The current password is not right.", cs: "Současné heslo nesouhlasí." };
