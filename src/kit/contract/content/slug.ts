import { plainLetters } from "../language/plain-letters.ts";
import { inLatin } from "./other-alphabets.ts";

/** Makes a slug: lowercase, without accents and non-word characters; `_` counts as part of a word. */
export function slugify(text: string): string {
  return (
    plainLetters(inLatin(text.normalize("NFC").toLowerCase()))
      .toLowerCase()
      // A fraction in one sign has it between its numbers.
      .replace(/\u2044/g, "-")
      .replace(/[^a-z0-9_\s-]/g, "")
      .replace(/[\s-]+/g, "-")
      .replace(/^-|-$/g, "")
  );
}

/** An address that says a record's title and holds its id: it leads there whatever the record is called later. */
export function numberedSlug(title: string, id: number): string {
  return [slugify(title).slice(0, 100), id].filter((part) => part !== "").join("-");
}

/** The id at the end of such an address; null where there is none. */
export function idOfSlug(slug: string): number | null {
  const id = Number(/(?:^|-)([1-9]\d{0,9})$/.exec(slug)?.[1]);
  return id <= 2_147_483_647 ? id : null;
}

export const SLUG_PATTERN = /^[a-z0-9_]+(?:-[a-z0-9_]+)*$/;

/** `base`, or `base-1`, `base-2`, ... : the first that `isTaken` does not know. `fallback` where base is empty. */
export async function freeSlug(
  base: string,
  isTaken: (slug: string) => Promise<boolean>,
  fallback: string,
): Promise<string> {
  const start = base.slice(0, 100) || fallback;
  if (!(await isTaken(start))) return start;
  for (let suffix = 1; ; suffix++) {
    const candidate = `${start}-${suffix}`;
    if (!(await isTaken(candidate))) return candidate;
  }
}
