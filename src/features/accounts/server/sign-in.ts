import { eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { User } from "#kit/contract/user.ts";
import type { Services } from "#kit/server/context.ts";
import { users } from "./accounts.table.ts";
import { isPassword } from "./passwords.ts";
import { startSession } from "./start-session.ts";
import { throttled } from "./throttle.ts";
import type { TokenPair } from "./token-pair.ts";

/**
 * Starts a session for an e-mail (lower-case) and its password, tried from `address`.
 *
 * @throws Refusal INVALID_CREDENTIALS, the same and as late for a wrong e-mail and a wrong password;
 * TOO_MANY_REQUESTS after too many failures
 */
export async function signIn(
  services: Services,
  given: { email: string; password: string },
  address: string,
  userAgent?: string,
): Promise<TokenPair & { user: User }> {
  const { email, password } = given;
  let account: typeof users.$inferSelect | undefined;
  const right = await throttled(services, { account: email, address }, async () => {
    [account] = await services.db.select().from(users).where(eq(users.email, email));
    return isPassword(password, account?.password_hash);
  });
  if (!right || !account) {
    services.log.warn({ user: account?.id ?? null }, "A sign-in was refused");
    throw new Refusal("INVALID_CREDENTIALS");
  }
  const { id, name, role } = account;
  services.log.info({ user: id }, "Signed in");
  return { ...(await startSession(services, id, userAgent)), user: { id, email, name, role } };
}
