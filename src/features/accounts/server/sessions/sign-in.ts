import { and, eq, isNull } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { User } from "#kit/contract/user.ts";
import type { Services } from "#kit/server/context.ts";
import { users } from "../accounts.table.ts";
import { isPassword } from "../passwords/passwords.ts";
import { tryCode } from "../second-factor/accept-code.ts";
import { missingFactor } from "../second-factor/demand.ts";
import { hasApp, hasPasskey, hasSecondFactor } from "../second-factor/has-second-factor.ts";
import { throttled } from "../throttle.ts";
import { startSession } from "./start-session.ts";
import type { TokenPair } from "./token-pair.ts";

interface Given {
  email: string;
  password: string;
  /** Of the authenticator app, or for recovery; counts only for who has a second factor. */
  code?: string | undefined;
}

type Verdict = "INVALID_CREDENTIALS" | "SECOND_FACTOR_REQUIRED" | "SECOND_FACTOR_WRONG" | "right";

/**
 * Starts a session for an e-mail (lower-case), its password, and a code where the account has a second factor,
 * tried from `address`.
 *
 * @throws Refusal INVALID_CREDENTIALS, the same and as late for a wrong e-mail and a wrong password;
 * SECOND_FACTOR_REQUIRED where only the code is missing, which counts as no failure; SECOND_FACTOR_WRONG;
 * TOO_MANY_REQUESTS after too many failures
 */
export async function signIn(
  services: Services,
  given: Given,
  address: string,
  userAgent?: string,
): Promise<TokenPair & { user: User }> {
  const { email } = given;
  const tried: { account?: typeof users.$inferSelect; verdict: Verdict } = { verdict: "INVALID_CREDENTIALS" };
  await throttled(services, { account: email, address }, async () => {
    const [account] = await services.db
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.ended_at)));
    Object.assign(tried, { account, verdict: await judge(services, given, account) });
    return tried.verdict === "right" || tried.verdict === "SECOND_FACTOR_REQUIRED";
  });
  const { account, verdict } = tried;
  if (verdict !== "right" || !account) {
    if (verdict !== "SECOND_FACTOR_REQUIRED")
      services.log.warn({ user: account?.id ?? null }, "A sign-in was refused");
    if (verdict === "SECOND_FACTOR_REQUIRED" && account) throw await secondStep(services, account.id);
    throw new Refusal(verdict === "right" ? "INVALID_CREDENTIALS" : verdict);
  }
  const { id, name, roles } = account;
  services.log.info({ user: id }, "Signed in");
  const user = { id, email, name, roles, ...(await missingFactor(services, id)) };
  return { ...(await startSession(services, id, userAgent)), user };
}

/** What is missing beside the password. Who has passkeys is told by `ways` with what else they may go on. */
async function secondStep(services: Services, userId: number): Promise<Refusal> {
  if (!(await hasPasskey(services, userId))) return new Refusal("SECOND_FACTOR_REQUIRED");
  return (await hasApp(services, userId))
    ? new Refusal("SECOND_FACTOR_REQUIRED", { detail: { ways: ["passkey", "app", "recovery"] } })
    : new Refusal("SECOND_FACTOR_REQUIRED", {
        words: PASSKEY_MISSING,
        detail: { ways: ["passkey", "recovery"] },
      });
}

const PASSKEY_MISSING = {
  en: "Unauthorized: your passkey or a recovery code is missing.",
  cs: "Unauthorized: chybí váš přístupový klíč nebo záložní kód.",
};

async function judge(
  services: Services,
  { password, code }: Given,
  account: typeof users.$inferSelect | undefined,
): Promise<Verdict> {
  if (!(await isPassword(password, account?.password_hash)) || !account) return "INVALID_CREDENTIALS";
  if (!(await hasSecondFactor(services, account.id))) return "right";
  if (!code) return "SECOND_FACTOR_REQUIRED";
  return (await tryCode(services, account.id, code)) ? "right" : "SECOND_FACTOR_WRONG";
}
