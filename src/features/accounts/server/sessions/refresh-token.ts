import { createHash, randomBytes } from "node:crypto";
import { keyFrom, seal, unseal } from "#kit/server/secrets/seal.ts";

/** A new refresh token: 256 random bits. Only its hash is stored. */
export function newRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

const PURPOSE = "paddock refresh successor";

/**
 * The successor of a token as text that only the token itself opens: whoever repeats a refresh gets the same
 * answer, though neither token is stored.
 */
export function sealSuccessor(token: string, successor: string): string {
  return seal(keyFrom(token, PURPOSE), successor);
}

/** Opens what `sealSuccessor` made with the same token; throws for any other token. */
export function openSuccessor(token: string, sealed: string): string {
  return unseal(keyFrom(token, PURPOSE), sealed);
}
