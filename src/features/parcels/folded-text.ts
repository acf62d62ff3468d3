import { plainLetters } from "#kit/contract/language/plain-letters.ts";
/** A text as a search compares it: without accents, in small letters. Pure. */
export function foldedText(text: string): string {
  return plainLetters(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
