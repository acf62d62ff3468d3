import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "../config/config.ts";

interface Keyed {
  id: number;
  created_at: Date;
}

/** 192 bits in base64url. */
const KEY_LENGTH = 32;

/**
 * The key in the address of a record's own page; `what` names the page. Nothing of it is stored, and it is bound to the
 * moment too, so that a database that starts anew under the same secret does not open to old links.
 */
export function secretKey(
  what: string,
  { TOKEN_SECRET }: Pick<Config, "TOKEN_SECRET">,
  { id, created_at }: Keyed,
): string {
  return createHmac("sha256", `${what} ${TOKEN_SECRET}`)
    .update(`${id} ${created_at.toISOString()}`)
    .digest("base64url")
    .slice(0, KEY_LENGTH);
}

/** Compared in a time that says nothing of the right key. */
export function isKey(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
