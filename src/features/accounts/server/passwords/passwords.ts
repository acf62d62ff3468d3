import { randomBytes } from "node:crypto";
import { hash, type Options, verify } from "@node-rs/argon2";
import { madeOnce } from "#kit/server/made-once.ts";

/** Argon2id with 19 MiB, 2 passes, 1 lane: OWASP's recommendation, Password Storage Cheat Sheet. */
const ARGON2ID: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash in its text form (`$argon2id$v=19$m=19456,t=2,p=1$...`), with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), ARGON2ID);
}

/**
 * Whether the password is the hashed one. Without a hash (no such account) it works as long and says no, so
 * that the time does not tell which e-mails have an account.
 */
export async function isPassword(password: string, hashed: string | null | undefined): Promise<boolean> {
  const matches = await verify(hashed ?? (await unknown.get()), typed(password));
  return matches && typeof hashed === "string";
}

const unknown = madeOnce(() => hashPassword(randomPassword()));

/** 22 letters, digits, `-` and `_`: 128 random bits. */
export function randomPassword(): string {
  return randomBytes(16).toString("base64url");
}

/** Keyboards write one Czech letter as one character or as two; both are the same password. */
function typed(password: string): string {
  return password.normalize("NFC");
}
