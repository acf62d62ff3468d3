import type { Language } from "#kit/contract/language/language.ts";
import type { Api } from "#kit/web/api/api.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { markPasswordSignIn } from "./passkey-offer.ts";
import { forgetSignIn, rememberSignIn } from "./remembered-sign-in.ts";
import { type Credentials, enterBackOffice, signIn } from "./session.ts";

const TOO_MANY_REQUESTS = 429;

/** What was typed into the form of the sign-in screen. */
export interface Entered {
  email: string;
  password: string;
  remember: boolean;
}

/** Our own text, or the server's, which is in the language of the call and gone with it. */
export type Failure = "failed" | { message: string; language: Language };

/** What to show of it: nothing where it is in another language than the page. */
export function wordsOf(failure: Failure | null, failed: string, language: Language): string | null {
  if (failure === "failed") return failed;
  return failure?.language === language ? failure.message : null;
}

/** What may come beside a right password. */
export type SecondWay = "passkey" | "app" | "recovery";

/** Who has no passkeys is told nothing of ways. */
const WITHOUT_PASSKEYS: readonly SecondWay[] = ["app", "recovery"];

/**
 * What came of a try: `code` where only the second step is missing, `wrongCode` where the code of it was refused.
 * `null`: the back office is on its way.
 */
export type Refused =
  | { why: "code"; ways: readonly SecondWay[] }
  | { why: "wrongCode" }
  | { why: "failure"; failure: Failure }
  | null;

/** Signs in, remembers e-mail and password or forgets them, and goes to the back office. Never throws. */
export async function enter(api: Api, { remember, ...entered }: Entered, code?: string): Promise<Refused> {
  try {
    const given: Credentials = { ...entered, ...(code !== undefined && { code }) };
    await signIn(api, given);
    markPasswordSignIn();
    await (remember ? rememberSignIn(entered) : forgetSignIn());
    enterBackOffice(api.language);
    return null;
  } catch (error) {
    if (!isApiError(error)) return { why: "failure", failure: "failed" };
    if (error.code === "SECOND_FACTOR_REQUIRED")
      return { why: "code", ways: (error.body.ways as SecondWay[] | undefined) ?? WITHOUT_PASSKEYS };
    if (error.code === "SECOND_FACTOR_WRONG") return { why: "wrongCode" };
    const isBusy = error.status === TOO_MANY_REQUESTS;
    return {
      why: "failure",
      failure: isBusy ? { message: error.message, language: api.language } : "failed",
    };
  }
}
