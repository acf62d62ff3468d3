/** What a review may be. Pure: server and pages share it. */

export const STARS = [1, 2, 3, 4, 5] as const;

/** Characters. */
export const REVIEW_LIMITS = { least: 10, text: 2_000, name: 60, answer: 2_000, note: 500 } as const;

/** Words have letters: a row of emojis or spaces says nothing to others. */
const LEAST_LETTERS = 5;

/** How long a link takes a review, and its changes. */
export const OPEN_DAYS = 90;

export const REVIEW_STATES = ["waiting", "published", "hidden"] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/**
 * The only reasons for which a review is not shown. That it is a bad one is none: whoever says that reviews are
 * real may not leave out the negative ones (Act 634/1992, section 5 and annex 1).
 */
export const HIDE_REASONS = ["insult", "personal-data", "off-topic", "advertising"] as const;
export type HideReason = (typeof HIDE_REASONS)[number];

/** Control characters but line breaks, and what is not seen or turns the direction of the text of others. */
const UNSEEN = /[^\P{Cc}\n]|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A text as it was written, without what nobody sees. */
export function writtenText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("\r\n", "\n")
    .replaceAll("\t", " ")
    .replace(UNSEEN, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** One line of it. */
export function writtenLine(text: string): string {
  return writtenText(text).replace(/\s+/g, " ");
}

export function hasWords(text: string): boolean {
  return (text.match(/\p{L}/gu)?.length ?? 0) >= LEAST_LETTERS;
}

/** What a person is called before they say otherwise: the first word of the name. */
export function firstName(name: string): string {
  return writtenLine(name).split(" ")[0]?.slice(0, REVIEW_LIMITS.name) ?? "";
}
