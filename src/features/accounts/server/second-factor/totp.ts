import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** One-time codes by time (RFC 6238) as every authenticator app knows them: SHA-1, 6 digits, 30 seconds. */

/** 160 bits, the length of the hash, as RFC 4226 section 4 recommends. */
const SECRET_BYTES = 20;
const DIGITS = 6;
const STEP_SECONDS = 30;
/** Codes of so many steps before and after are accepted: clocks differ, and typing takes its time. */
const TOLERATED_STEPS = 1;

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** The 30 seconds that a moment is in, counted from 1970. */
export function stepAt(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS);
}

/** The code of a step: six digits (RFC 4226 section 5.3). */
export function codeOf(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

/** The step that this code belongs to: the current one, the one before or after; null where it fits none. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const current = stepAt(now);
  let found: number | null = null;
  for (let step = current - TOLERATED_STEPS; step <= current + TOLERATED_STEPS; step++)
    if (isSame(codeOf(secret, step), code)) found = step;
  return found;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The secret as people type it: RFC 4648 base32, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** What the QR code holds: the secret, and whose it is. Apps show `issuer` and `account`. */
export function keyUri(secret: Uint8Array, issuer: string, account: string): string {
  // A colon parts the two in the label.
  const name = issuer.replaceAll(":", " ").trim();
  const query = new URLSearchParams({
    secret: base32(secret),
    issuer: name,
    algorithm: "SHA1",
    digits: String(DIGITS),
    period: String(STEP_SECONDS),
  });
  // Apps read %20 as a space, not a plus.
  const label = `${encodeURIComponent(name)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${String(query).replaceAll("+", "%20")}`;
}
