/**
 * Signed codes of vouchers, as their QR codes hold them: `7KQM-2XPD-9FHT~<key><signature>`. A phone without a network
 * tells by the signature whether the team's server has made a code. Pure but for the platform's WebCrypto.
 */
import { readCode, SIGNATURE_MARK } from "./voucher-code.ts";

/** Which key has signed; the rest is an Ed25519 signature of 64 bytes in base64url. */
export const KEY_ID_LENGTH = 4;
const SIGNATURE = /^[\w-]{4}[\w-]{86}$/;

/** The public half of the key that signs codes: `id` of four characters, `key` of 32 bytes in base64url. */
export interface CodeKey {
  id: string;
  key: string;
}

/**
 * `genuine` and `forged` are certain. `unsigned` is what was typed, or printed before codes were signed; `unknown` is
 * signed by another key, or this browser knows no Ed25519.
 */
export type Signed = "genuine" | "forged" | "unsigned" | "unknown";

/** Whether the server with this key has made a scanned code. Never throws. */
export async function checkSignature(text: string, { id, key }: CodeKey): Promise<Signed> {
  const [front = "", signature] = text.slice(text.lastIndexOf("#") + 1).split(SIGNATURE_MARK);
  if (signature === undefined) return "unsigned";
  const code = readCode(front);
  if (code === null || !SIGNATURE.test(signature)) return "forged";
  if (signature.slice(0, KEY_ID_LENGTH) !== id) return "unknown";
  try {
    const publicKey = await crypto.subtle.importKey("raw", bytesOf(key), "Ed25519", false, ["verify"]);
    const bytes = bytesOf(signature.slice(KEY_ID_LENGTH));
    const isGenuine = await crypto.subtle.verify("Ed25519", publicKey, bytes, new TextEncoder().encode(code));
    return isGenuine ? "genuine" : "forged";
  } catch {
    return "unknown";
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
    letter.charCodeAt(0),
  );
}
