import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { EVERYBODY } from "#kit/contract/roles.ts";
import { instant } from "#kit/contract/validation/fields.ts";
import { code, ofBothFactors, ownProof } from "./own-proof.ts";

const newCodes = z.object({ recovery_codes: z.array(z.string()) });

const secondFactor = z.object({
  on: z.boolean(),
  /** Null where it is off. */
  since: instant().nullable(),
  /** How many recovery codes are left. */
  recovery_codes: z.int(),
});

export type SecondFactor = z.output<typeof secondFactor>;

const setUp = z.object({
  /** What the app has to know, in base32, for typing. */
  secret: z.string(),
  /** The same for scanning: an `otpauth:` address. */
  uri: z.string(),
});

export type SecondFactorSetUp = z.output<typeof setUp>;

/** Two-step sign-in: a code of an authenticator app beside the password (RFC 6238), for whoever wants it. */
export const secondFactorEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/auth/second-factor",
    access: "admin",
    roles: EVERYBODY,
    beforeSecondFactor: true,
    summary: "Whether one signs in with a code too, since when, and how many recovery codes are left",
    response: secondFactor,
  }),
  start: endpoint({
    method: "POST",
    path: "/auth/second-factor/start",
    access: "admin",
    roles: EVERYBODY,
    beforeSecondFactor: true,
    summary:
      "A secret for one's authenticator app, good for 15 minutes; needs the password or a passkey. Nothing changes until it is confirmed; 409 where two-step sign-in is on",
    body: ownProof,
    status: 200,
    response: setUp,
    keepsAnswers: true,
  }),
  confirm: endpoint({
    method: "POST",
    path: "/auth/second-factor/confirm",
    access: "admin",
    roles: EVERYBODY,
    beforeSecondFactor: true,
    summary:
      "Turn two-step sign-in on with a first code of the app; answers ten recovery codes, this once, and ends one's other sessions",
    body: z.object({ code }),
    status: 200,
    response: newCodes,
    keepsAnswers: true,
  }),
  recoveryCodes: endpoint({
    method: "POST",
    path: "/auth/second-factor/recovery-codes",
    access: "admin",
    roles: EVERYBODY,
    summary: "Ten new recovery codes in place of the old ones; needs a passkey, or the password and a code",
    body: ofBothFactors,
    status: 200,
    response: newCodes,
    keepsAnswers: true,
  }),
  end: endpoint({
    method: "POST",
    path: "/auth/second-factor/end",
    access: "admin",
    roles: EVERYBODY,
    summary:
      "Turn two-step sign-in off; needs a passkey, or the password and a code, and ends one's other sessions",
    body: ofBothFactors,
    keepsAnswers: true,
  }),
};

export type SecondFactorEndpoints = typeof secondFactorEndpoints;
