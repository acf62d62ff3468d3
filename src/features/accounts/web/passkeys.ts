import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import type { AskedForPasskey, AskedForSignature, Assertion, Registration } from "../passkey-answers.ts";

/** Loaded where a passkey is about to be used, and on no other page. */
const library = () => import("@simplewebauthn/browser");

/** Whether passkeys can work here: the browser has them (over https alone), and the address is a name. */
export function passkeysWork(): boolean {
  const isNumber = /^[\d.]+$|^\[/.test(location.hostname);
  return typeof PublicKeyCredential === "function" && !isNumber;
}

/** Whether the browser offers passkeys within a field of a form. */
export async function passkeysInFields(): Promise<boolean> {
  return passkeysWork() && (await library()).browserSupportsWebAuthnAutofill();
}

/** A signature of a passkey; `inField` waits until somebody picks one in the e-mail field. Throws where there is none. */
export async function signWithPasskey(
  { ticket, options }: AskedForSignature,
  inField = false,
): Promise<Assertion> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: options,
    useBrowserAutofill: inField,
  });
  return { ticket, response: { id, rawId, type, response } };
}

/** Makes a passkey on this device, or on one that the browser reaches. Throws where none was made. */
export async function newPasskey({ ticket, options }: AskedForPasskey): Promise<Registration> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return {
    ticket,
    response: {
      id,
      rawId,
      type,
      response: {
        clientDataJSON,
        attestationObject,
        transports: transports as Registration["response"]["response"]["transports"],
      },
    },
  };
}

/** Lets go of what waits for a passkey. */
export async function stopWaiting(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Why no passkey was used or made, for a person: the server's own words, or ours. */
export function passkeyFailure(error: unknown, words: FailureWords): string {
  if (isApiError(error)) return messageOf(error);
  const name = (error as { name?: unknown } | null)?.name;
  if (name === "InvalidStateError") return words.already ?? words.noneUsed;
  return name === "SecurityError" ? words.wrongAddress : words.noneUsed;
}

interface FailureWords {
  /** Somebody has let the question of their device go by. */
  noneUsed: string;
  wrongAddress: string;
  /** Where one is made: the device has one of this person. */
  already?: string;
}
