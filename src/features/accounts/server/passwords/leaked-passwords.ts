import { createHash } from "node:crypto";
import { askOutside } from "#kit/server/ask-outside.ts";
import type { Services } from "#kit/server/context.ts";

/** An answer has some 1,000 lines of 40 characters. */
const LIMITS = { patienceMs: 3_000, mostBytes: 256 * 1024 };

/** How many characters of a hash the service is told: about a thousand leaked passwords share them. */
const PREFIX = 5;

/**
 * Whether a password stands in a published leak, by the range call of Pwned Passwords
 * (haveibeenpwned.com/API/v3#PwnedPasswords): it learns the first 5 of 40 characters of the password's SHA-1, and answers
 * the rest of every hash that begins so. False where it is switched off or does not answer: nobody is kept out by it.
 */
export async function isLeaked(
  { config, log }: Pick<Services, "config" | "log">,
  password: string,
): Promise<boolean> {
  if (config.LEAKED_PASSWORDS_URL === "off") return false;
  const hash = createHash("sha1").update(password, "utf8").digest("hex").toUpperCase();
  try {
    const { isOk, status, body } = await askOutside(
      `${config.LEAKED_PASSWORDS_URL}/range/${hash.slice(0, PREFIX)}`,
      LIMITS,
      // Made-up lines with the count 0 hide by the answer's length which hashes were asked for.
      { headers: { "add-padding": "true" } },
    );
    if (!isOk) throw new Error(`It answered ${status}`);
    return countOf(hash.slice(PREFIX), body.toString("latin1")) > 0;
  } catch (error) {
    log.warn({ err: error }, "A new password could not be compared with leaked ones");
    return false;
  }
}

/** How often a hash that ends so was seen; an answer in another shape knows none. */
function countOf(end: string, lines: string): number {
  for (const line of lines.split("\n")) {
    const [known, count] = line.trim().split(":");
    if (known?.toUpperCase() === end) return Number(count) || 0;
  }
  return 0;
}
