import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "#kit/server/config.ts";

type Secret = Pick<Config, "TOKEN_SECRET">;

interface Keyed {
  id: number;
  created_at: Date;
}

/** 192 bits in base64url. */
const KEY_LENGTH = 32;

/** The key in the address of a booking's own page, made like an order's: nothing of it is stored. */
export function bookingKey(config: Secret, booking: Keyed): string {
  return keyOf("booking page", config, booking);
}

/** The path of a booking's own page, for its customer alone. */
export function bookingPath(config: Secret, booking: Keyed): string {
  return `/booking/${booking.id}/${bookingKey(config, booking)}`;
}

/** The key with which somebody leaves a waiting list. */
export function waitingKey(config: Secret, entry: Keyed): string {
  return keyOf("waiting list", config, entry);
}

/** Compared in a time that says nothing of the right key. */
export function isKey(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function keyOf(what: string, { TOKEN_SECRET }: Secret, { id, created_at }: Keyed): string {
  return createHmac("sha256", `${what} ${TOKEN_SECRET}`)
    .update(`${id} ${created_at.toISOString()}`)
    .digest("base64url")
    .slice(0, KEY_LENGTH);
}
