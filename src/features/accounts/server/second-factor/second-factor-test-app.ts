import { codeAt } from "#testing/people/authenticator.ts";
import { type Answer, accountsTestApp } from "../accounts-test-app.ts";
import { setPassword } from "../passwords/set-password.ts";

export const email = "boss@team.example";
export const password = "gravel and smoke";

type Language = "en" | "cs";

/** The accounts' test server with the calls of two-step sign-in, and an app that shows codes by its clock. */
export async function secondFactorTestApp() {
  const site = await accountsTestApp();
  const post = (path: string, bearer: string | undefined, body: object, language: Language = "en") =>
    site.call(`POST /auth/second-factor/${path}`, { bearer, body, language });
  const login = (
    code?: string,
    options: { language?: Language; address?: string; password?: string } = {},
  ): Promise<Answer> =>
    site.call("POST /auth/login", {
      body: { email, password: options.password ?? password, ...(code !== undefined && { code }) },
      language: options.language,
      ...(options.address && { address: options.address }),
    });
  /** The code that the app shows so many steps of 30 seconds from now. */
  const codeOf = (secret: string, steps = 0) =>
    codeAt(secret, new Date(site.services.now().getTime() + steps * 30_000));

  /** A user with this e-mail alone, without a second factor. */
  async function startOver(): Promise<void> {
    site.forward(3600);
    await site.services.db.execute("delete from users");
    await setPassword(site.services, email, password);
  }

  /** Turns it on; half a minute later its first code is used up and the next one is there. */
  async function turnOn(): Promise<{ bearer: string; secret: string; recoveryCodes: string[] }> {
    const bearer: string = (await login()).body.token;
    const { secret } = (await post("start", bearer, { current_password: password })).body;
    const { body } = await post("confirm", bearer, { code: codeOf(secret) });
    site.forward(30);
    return { bearer, secret, recoveryCodes: body.recovery_codes };
  }

  return { ...site, post, login, codeOf, startOver, turnOn };
}
