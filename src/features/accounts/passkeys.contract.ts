import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { EVERYBODY } from "#kit/contract/roles.ts";
import { idParams, instant } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { signedIn } from "./accounts.contract.ts";
import { ofBothFactors } from "./own-proof.ts";
import { askedForPasskey, askedForSignature, assertion, registration } from "./passkey-answers.ts";

export const PASSKEY_NAME_MAX = 60;

const nameTooLong = says({
  en: `The name may have at most ${PASSKEY_NAME_MAX} characters.`,
  cs: `Název může mít nejvýše ${PASSKEY_NAME_MAX} znaků.`,
});
const nameMissing = says({ en: "The name is required.", cs: "Název je povinný." });

const passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: instant(),
  /** The last sign-in or proof with it; null where there was none. */
  last_used: instant().nullable(),
  /** The address that it was made at: it works nowhere else. */
  host: z.string(),
  /** Whether that is the address of this call. */
  here: z.boolean(),
});

export type Passkey = z.output<typeof passkey>;

const ownPasskeys = z.object({
  passkeys: z.array(passkey),
  has_password: z.boolean(),
  /** Whether a password is a proof only with a code beside it. */
  needs_code: z.boolean(),
});

export type OwnPasskeys = z.output<typeof ownPasskeys>;

/** Signing in with a passkey in place of a password and a code, and one's own passkeys. */
export const passkeysEndpoints = {
  askToSignIn: endpoint({
    method: "POST",
    path: "/auth/passkey/start",
    access: "open",
    summary: "A challenge for any passkey of this site, good for 5 minutes, once",
    body: z.object({}),
    status: 200,
    response: askedForSignature,
    keepsAnswers: true,
  }),
  signIn: endpoint({
    method: "POST",
    path: "/auth/passkey",
    access: "open",
    summary:
      "Sign in with a passkey, which counts as password and second factor; 401 PASSKEY_REFUSED says why not, too many failures answer 429",
    body: assertion,
    status: 200,
    response: signedIn,
    keepsAnswers: true,
  }),
  list: endpoint({
    method: "GET",
    path: "/auth/passkeys",
    access: "admin",
    roles: EVERYBODY,
    beforeSecondFactor: true,
    summary: "One's own passkeys, and with what else one can prove oneself",
    response: ownPasskeys,
  }),
  askForProof: endpoint({
    method: "POST",
    path: "/auth/passkeys/proof",
    access: "admin",
    roles: EVERYBODY,
    summary: "A challenge for one's own passkeys, to prove oneself again within this session",
    body: z.object({}),
    status: 200,
    response: askedForSignature,
    keepsAnswers: true,
  }),
  start: endpoint({
    method: "POST",
    path: "/auth/passkeys/start",
    access: "admin",
    roles: EVERYBODY,
    beforeSecondFactor: true,
    summary:
      "What a new passkey is made from; needs a passkey, or the password and a code where one has both",
    body: ofBothFactors,
    status: 200,
    response: askedForPasskey,
    keepsAnswers: true,
  }),
  add: endpoint({
    method: "POST",
    path: "/auth/passkeys",
    access: "admin",
    roles: EVERYBODY,
    beforeSecondFactor: true,
    summary:
      "Keep a new passkey. The first second factor answers ten recovery codes, this once, and ends one's other sessions",
    body: registration.extend({
      /** Blank: what the browser calls itself. */
      name: z.string().trim().max(PASSKEY_NAME_MAX, nameTooLong).default(""),
    }),
    status: 201,
    response: ownPasskeys.extend({ recovery_codes: z.array(z.string()).nullable() }),
    keepsAnswers: true,
  }),
  rename: endpoint({
    method: "PATCH",
    path: "/auth/passkeys/:id",
    access: "admin",
    roles: EVERYBODY,
    summary: "Give one of one's own passkeys another name",
    params: idParams,
    body: z.object({
      name: z.string(nameMissing).trim().min(1, nameMissing).max(PASSKEY_NAME_MAX, nameTooLong),
    }),
    response: ownPasskeys,
    keepsAnswers: true,
  }),
  remove: endpoint({
    method: "POST",
    path: "/auth/passkeys/:id/remove",
    access: "admin",
    roles: EVERYBODY,
    summary:
      "Remove one of one's own passkeys and end one's other sessions; needs a proof as adding. 409 where nothing else lets one in",
    params: idParams,
    body: ofBothFactors,
    status: 200,
    response: ownPasskeys,
    keepsAnswers: true,
  }),
};

export type PasskeysEndpoints = typeof passkeysEndpoints;
