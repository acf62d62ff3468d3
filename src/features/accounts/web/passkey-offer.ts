import { storage } from "#kit/web/session/storage.ts";
import { passkeysWork } from "./passkeys.ts";

/**
 * Whoever has signed in by a password on a device that could do without one is offered a passkey, once: the mark
 * lives as long as the window, and who declines is not asked on this device again.
 */
const MARK = "offerPasskey";
const DECLINED = "passkeyDeclined";

/** A password was used just now. */
export function markPasswordSignIn(): void {
  try {
    sessionStorage.setItem(MARK, "1");
  } catch {
    // Without storage nobody is asked.
  }
}

/** Whether to ask now: the device can check a finger, a face or a PIN by itself. */
export async function shouldOfferPasskey(): Promise<boolean> {
  if (!isMarked() || storage.get(DECLINED) !== null || !passkeysWork()) return false;
  return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false);
}

/** It was answered; `isDeclined` for good. */
export function endPasskeyOffer(isDeclined: boolean): void {
  if (isDeclined) storage.set(DECLINED, "1");
  try {
    sessionStorage.removeItem(MARK);
  } catch {
    // Nothing could be kept.
  }
}

function isMarked(): boolean {
  try {
    return sessionStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}
