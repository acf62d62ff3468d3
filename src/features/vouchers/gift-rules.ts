/** What a gift can wish for. Pure: cart, forms and server share it. */
import { oneLine, severalLines } from "#kit/contract/validation/written.ts";
import { addDays } from "#kit/contract/time/days.ts";
import { monthsLater } from "./voucher-state.ts";

/** How a voucher can look: the dark ticket, or tyre smoke on white paper. */
export const DESIGNS = ["night", "smoke"] as const;
export type Design = (typeof DESIGNS)[number];

/** Whom the voucher is mailed to. */
export const GIFT_WAYS = ["buyer", "recipient"] as const;

export const LONGEST_RECIPIENT = 60;
/** Fits the paper in either design. */
export const LONGEST_DEDICATION = 240;
export const MOST_LINES = 6;

/** Nobody plans a mail further ahead. */
const MOST_DAYS = 365;

/** The last day on which a voucher can be mailed that is paid today and then valid for so many months. */
export function lastGiftDay(today: string, months: number): string {
  return earliest(addDays(today, MOST_DAYS), monthsLater(today, months));
}

export function earliest(...days: [string, ...string[]]): string {
  return days.sort()[0] as string;
}

/** What it says, without what mails and papers can't hold: other control characters, and turns of the writing's direction. */
export function plainText(text: string): string {
  return severalLines(text.toWellFormed());
}

/** The same on one line. */
export function plainLine(text: string): string {
  return oneLine(text.toWellFormed());
}

/** Lines without blank ends, at most one blank line between two. */
export function plainLines(text: string): string {
  return plainText(text)
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
