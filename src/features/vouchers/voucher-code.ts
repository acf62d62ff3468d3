/**
 * Codes of vouchers: eleven random letters and a check letter, in groups of four, without 0, O, 1 and I, which
 * people mix up. Pure; the browser tells a typing error before it asks the server.
 */

const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const RANDOM_LETTERS = 11;

/** Between a code and its signature; of what is read, all behind it is left out. */
export const SIGNATURE_MARK = "~";

/** A new code of random bytes, one for each random letter: `7KQM-2XPD-9FHT`. 55 bits that nobody guesses. */
export function voucherCode(random: Uint8Array): string {
  const letters = Array.from(random.slice(0, RANDOM_LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]);
  if (letters.length < RANDOM_LETTERS) throw new RangeError("too few random bytes for a code");
  const body = letters.join("");
  return grouped(body + checkLetter(body));
}

/** How many random bytes a code takes. */
export const CODE_BYTES = RANDOM_LETTERS;

/**
 * What somebody typed, read out or scanned as the code that it means: case, spaces and hyphens do not matter, of a
 * link only what stands behind its `#`, and of a signed code not its signature. Null for what can be no code: its check letter is wrong, or it has letters
 * that codes do not have.
 */
export function readCode(text: string): string | null {
  const [code = ""] = text.slice(text.lastIndexOf("#") + 1).split(SIGNATURE_MARK, 1);
  const letters = code.toUpperCase().replace(/[\s\-–—_.]/g, "");
  if (letters.length !== RANDOM_LETTERS + 1) return null;
  if ([...letters].some((letter) => !ALPHABET.includes(letter))) return null;
  const body = letters.slice(0, RANDOM_LETTERS);
  return checkLetter(body) === letters.at(-1) ? grouped(letters) : null;
}

function grouped(letters: string): string {
  return letters.replace(/.{4}(?=.)/g, "$&-");
}

/** Luhn's check over 32 letters, of an odd number of them: notices every wrong letter and nearly every two that changed places. */
function checkLetter(body: string): string {
  const size = ALPHABET.length;
  const sum = [...body].reduce((total, letter, place) => {
    const value = ALPHABET.indexOf(letter) * (place % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / size) + (value % size);
  }, 0);
  return ALPHABET[(size - (sum % size)) % size] as string;
}
