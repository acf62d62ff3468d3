import { z } from "zod";
import { newPassword } from "#features/accounts/accounts.contract.ts";
import {
  passwordError,
  resetPasskeys,
  resetSecondFactor,
  setPassword,
} from "#features/accounts/server/index.ts";
import { parseIn } from "#kit/contract/validation/says.ts";
import type { Services } from "#kit/server/context.ts";

/**
 * What `npm run admin` is asked for: a password for somebody, or, without one, their second factor to be turned off or
 * their passkeys to be removed.
 */
export const adminWish = z.object({
  email: z.string(),
  password: z.string().optional(),
  remove: z.enum(["second factor", "passkeys"]).optional(),
});

export type AdminWish = z.output<typeof adminWish>;

/** A fault of what was typed, told in one line. */
export class InputError extends Error {}

/** Does it, in the command's own process or in the running server. Answers what to say. Throws InputError. */
export async function fulfil(
  services: Pick<Services, "db" | "now" | "config" | "log">,
  { email, password, remove }: AdminWish,
): Promise<string> {
  if (remove === "passkeys") return removePasskeys(services, email);
  if (password === undefined) return turnSecondFactorOff(services, email);
  const parsed = parseIn("en", newPassword, password);
  if (!parsed.ok) throw new InputError(parsed.errors[0]?.message);
  const error = await passwordError(services, { email, name: "" }, password);
  if (error) throw new InputError(error.en);
  const done = await setPassword(services, email, password);
  return done === "added" ? `Added the administrator ${email}.` : `Set the password for ${email}.`;
}

async function turnSecondFactorOff(services: Pick<Services, "db" | "now">, email: string): Promise<string> {
  const done = await resetSecondFactor(services, email);
  if (done === "nobody") throw new InputError(`There is no administrator with the e-mail ${email}.`);
  return done === "turned off"
    ? `Turned off two-step sign-in for ${email}. The password is unchanged.`
    : `Two-step sign-in was already off for ${email}.`;
}

async function removePasskeys(services: Pick<Services, "db" | "now">, email: string): Promise<string> {
  const done = await resetPasskeys(services, email);
  if (!done) throw new InputError(`There is no administrator with the e-mail ${email}.`);
  const { removed, hasPassword } = done;
  const next = hasPassword
    ? "The password is unchanged."
    : `There is no password: set one with \`npm run admin -- ${email}\`.`;
  const what = removed === 1 ? "1 passkey" : `${removed} passkeys`;
  return removed === 0 ? `${email} has no passkeys.` : `Removed ${what} from ${email}. ${next}`;
}
