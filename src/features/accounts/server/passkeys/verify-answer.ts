import { createHash } from "node:crypto";
import { madeOnce } from "#kit/server/made-once.ts";
import type { Assertion, Registration } from "../../passkey-answers.ts";
import type { PasskeyError } from "./passkey-errors.ts";

/** Read when the first passkey answers, and not before: most starts of the server never need it. */
const library = madeOnce(async () => {
  // A bundle of the server puts what needs this polyfill before the library's own import of it.
  await import("reflect-metadata");
  const { verifyAuthenticationResponse, verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const helpers = await import("@simplewebauthn/server/helpers");
  return { verifyAuthenticationResponse, verifyRegistrationResponse, helpers };
});

/** COSE numbers of ES256, EdDSA and RS256, which every authenticator has one of. */
export const ALGORITHMS = [-7, -8, -257];

export interface Expected {
  challenge: string;
  /** The site's own address, such as `https://www.example.cz`. */
  origin: string;
}

/** The relying party's id of an address: its host. */
export function hostOf(origin: string): string {
  return new URL(origin).hostname;
}

interface StoredKey {
  credential_id: string;
  public_key: string;
  counter: number;
}

/** Whether an answer is signed by the passkey for this challenge and site, by somebody whom the device has checked. */
export async function verifyAssertion(
  { response }: Assertion,
  expected: Expected,
  { credential_id, public_key, counter }: StoredKey,
): Promise<{ counter: number } | PasskeyError> {
  const { verifyAuthenticationResponse } = await library.get();
  const { authenticatorData, clientDataJSON } = response.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...inquiry(response, expected),
      credential: { id: credential_id, publicKey: Buffer.from(public_key, "base64url"), counter },
    });
    if (!verified || (await isFramed(clientDataJSON))) return "broken";
    return { counter: authenticationInfo.newCounter };
  } catch {
    return errorOf({ clientDataJSON, authenticatorData }, expected, counter);
  }
}

/** The key of a passkey that was made just now for this challenge and site. */
export async function verifyRegistration(
  { response }: Registration,
  expected: Expected,
): Promise<StoredKey | PasskeyError> {
  const { verifyRegistrationResponse, helpers } = await library.get();
  const { attestationObject, clientDataJSON } = response.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...inquiry(response, expected),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified || (await isFramed(clientDataJSON))) return "broken";
    const { id, publicKey, counter } = registrationInfo.credential;
    // The browser's word for it must be the authenticator's own.
    if (id !== response.id) return "broken";
    return { credential_id: id, public_key: Buffer.from(publicKey).toString("base64url"), counter };
  } catch {
    const readData = () => {
      const decoded = helpers.decodeAttestationObject(Buffer.from(attestationObject, "base64url"));
      return Buffer.from(decoded.get("authData")).toString("base64url");
    };
    try {
      return await errorOf({ clientDataJSON, authenticatorData: readData() }, expected);
    } catch {
      return "broken";
    }
  }
}

function inquiry<Response extends object>(response: Response, { challenge, origin }: Expected) {
  return {
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    requireUserVerification: true,
  };
}

/** Made in a frame of another site: our pages stand in none. */
async function isFramed(clientDataJSON: string): Promise<boolean> {
  const { helpers } = await library.get();
  return helpers.decodeClientDataJSON(clientDataJSON).crossOrigin === true;
}

/** What to say of an answer that was refused. It decides words only: that it is refused, the library has decided. */
async function errorOf(
  answer: { clientDataJSON: string; authenticatorData: string },
  { challenge, origin }: Expected,
  counter = 0,
): Promise<PasskeyError> {
  const { helpers } = await library.get();
  try {
    const client = helpers.decodeClientDataJSON(answer.clientDataJSON);
    const data = helpers.parseAuthenticatorData(Buffer.from(answer.authenticatorData, "base64url"));
    const host = createHash("sha256").update(hostOf(origin)).digest();
    if (client.challenge !== challenge) return "over";
    if (client.origin !== origin || !host.equals(data.rpIdHash)) return "site";
    if (!data.flags.uv) return "unverified";
    return counter > 0 && data.counter <= counter ? "copied" : "broken";
  } catch {
    return "broken";
  }
}
