/** Discount codes as people write them. Pure; both sides ask here. */

/** Fewer letters are guessed, more fit no field. */
export const CODE_LENGTH = { min: 3, max: 40 };

/**
 * What a code is compared by: capital letters and digits alone, without marks. `léto 2026`, `LETO-2026` and `Leto2026`
 * are one code.
 */
export function foldedCode(text: string): string {
  return text
    .normalize("NFKD")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Without letters that people mix up. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A code that nobody guesses, of random bytes: 40 bits in eight letters. */
export function generatedCode(random: Uint8Array): string {
  return Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** How many random bytes a generated code takes. */
export const GENERATED_BYTES = 8;

/**
 * What tells customers apart: the address in small letters, without what some providers take behind a plus. Blank for a
 * blank one.
 */
export function sameCustomer(email: string): string {
  const [name = "", domain = ""] = email.trim().toLowerCase().split("@");
  return domain ? `${name.split("+", 1)[0]}@${domain}` : "";
}
