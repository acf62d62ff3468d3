import { z } from "zod";
import { says } from "#kit/contract/validation/says.ts";
import { assertion } from "./passkey-answers.ts";

/** Long enough for any passphrase; hashing more would only cost the server. */
const PASSWORD_MAX = 200;

export const PASSWORD_REQUIRED = { en: "The password is required.", cs: "Heslo je povinné." };
export const CODE_REQUIRED = { en: "The code is required.", cs: "Kód je povinný." };

/** A password as it is typed to prove who one is. */
export const password = z
  .string(says(PASSWORD_REQUIRED))
  .min(1, says(PASSWORD_REQUIRED))
  .max(
    PASSWORD_MAX,
    says({
      en: `The password may have at most ${PASSWORD_MAX} characters.`,
      cs: `Heslo může mít nejvýše ${PASSWORD_MAX} znaků.`,
    }),
  );

/** Six digits of the app, or a recovery code; spaces and hyphens do not count. */
export const code = z
  .string(says(CODE_REQUIRED))
  .trim()
  .min(1, says(CODE_REQUIRED))
  .max(40, says({ en: "This isn’t a code.", cs: "Toto není kód." }));

/** Who is signed in proves themselves again: with the password, or with one of their passkeys in place of it. */
export const ownProof = z.object({
  current_password: password.optional(),
  passkey: assertion.optional(),
});

export type OwnProof = z.output<typeof ownProof>;

/** The same with both factors: a passkey alone, or the password with a code where there is a second factor. */
export const ofBothFactors = ownProof.extend({ code: code.optional() });

export type ProofOfBothFactors = z.output<typeof ofBothFactors>;
