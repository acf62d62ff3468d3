import { SLUG_PATTERN, slugify } from "#kit/contract/content/slug.ts";
import { isNotFound, messageOf } from "#kit/web/api/api-error.ts";

/** How a new post's slug is made from its title. Pure. */

/** Milliseconds without a keystroke before a slug is suggested. */
export const SUGGEST_AFTER_MS = 1000;
const LONGER_THAN = 2;
const CHECKED_FROM = 3;
const MOST_SUFFIX = 9;
const MOST_RANDOM = 999;
/** Leaves room for a suffix below the contract's limit of 200 characters. */
const LONGEST = 190;

type Check = (slug: string) => Promise<boolean>;

/**
 * The slug for a title; null where the title is too short for one. `isUnique` asks the API; `random` gives a
 * number from 0 up to, but without, 1.
 */
export async function suggestSlug(
  title: string,
  isUnique: Check,
  random: () => number = Math.random,
): Promise<string | null> {
  if (title.trim().length <= LONGER_THAN) return null;
  const base = slugify(title).slice(0, LONGEST).replace(/-$/, "");
  if (!SLUG_PATTERN.test(base)) return null;
  if (base.length < CHECKED_FROM) return base;
  const someone = () => `${base}-${1 + Math.floor(random() * MOST_RANDOM)}`;
  try {
    for (const slug of candidates(base)) if (await isFree(slug, isUnique)) return slug;
  } catch {
    return someone();
  }
  return someone();
}

/** `base`, `base-1`, ... `base-9`. */
function candidates(base: string): string[] {
  return [base, ...Array.from({ length: MOST_SUFFIX }, (_, index) => `${base}-${index + 1}`)];
}

/** An error that says that there is no such post means that the slug is free; others are thrown on. */
async function isFree(slug: string, isUnique: Check): Promise<boolean> {
  try {
    return await isUnique(slug);
  } catch (error) {
    if (isNotFound(error) || /not found|nenalezen/i.test(messageOf(error))) return true;
    throw error;
  }
}
