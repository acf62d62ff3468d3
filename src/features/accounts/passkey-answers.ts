import { z } from "zod";
import { says } from "#kit/contract/validation/says.ts";

/** What authenticators make and are asked (WebAuthn level 3), as JSON. */

/** Longer than the longest keys and signatures that authenticators make, in characters of base64url. */
const LONGEST = 8000;
/** A credential's id has at most 1023 bytes. */
const LONGEST_ID = 1400;

const notOne = says({ en: "This isn’t a passkey’s response.", cs: "Toto není odpověď přístupového klíče." });

const bytes = (longest = LONGEST) =>
  z
    .string(notOne)
    .min(1, notOne)
    .max(longest, notOne)
    .regex(/^[\w-]+$/, notOne);

const credential = {
  id: bytes(LONGEST_ID),
  rawId: bytes(LONGEST_ID),
  type: z.literal("public-key", notOne),
};

/** What finds the challenge again. Only the page that asked for it has it, and it works once. */
const ticket = z.string().max(100);

/** A signature of a passkey under a challenge. */
export const assertion = z.object({
  ticket,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(),
      authenticatorData: bytes(),
      signature: bytes(),
      userHandle: bytes(200).optional(),
    }),
  }),
});

export type Assertion = z.output<typeof assertion>;

const transports = z.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]));

/** A passkey that was made just now. */
export const registration = z.object({
  ticket,
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(),
      attestationObject: bytes(3 * LONGEST),
      /** How it is reached; kinds that are newer than this list are left out. */
      transports: z
        .array(z.string().max(40))
        .max(20)
        .transform((given) => transports.element.options.filter((kind) => given.includes(kind)))
        .optional(),
    }),
  }),
});

export type Registration = z.output<typeof registration>;

const known = z.object({ id: z.string(), type: z.literal("public-key"), transports: transports.optional() });

/** What a browser asks its passkeys for a signature with. */
export const askedForSignature = z.object({
  ticket: z.string(),
  options: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal("required"),
    /** Empty: any passkey of this site. */
    allowCredentials: z.array(known),
  }),
});

export type AskedForSignature = z.output<typeof askedForSignature>;

/** What a browser makes a passkey from. */
export const askedForPasskey = z.object({
  ticket: z.string(),
  options: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
    timeout: z.int(),
    attestation: z.literal("none"),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification: z.literal("required"),
    }),
  }),
});

export type AskedForPasskey = z.output<typeof askedForPasskey>;
