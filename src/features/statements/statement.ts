import type { Language } from "#kit/contract/language/language.ts";
import { plainLetters } from "#kit/contract/language/plain-letters.ts";
import { addDays } from "#kit/contract/time/days.ts";
import type { StatementPart } from "./statements.contract.ts";

/** What a rider has signed. Pure. */

/** Lines of a drawn signature: points in a field of 1000 by 300. */
export type Strokes = [x: number, y: number][][];
export const SIGNATURE_FIELD = { width: 1000, height: 300 } as const;

/** Nobody of this age rides; who seems older has mistyped the year. */
const OLDEST = 110;

/** All that stands on the paper. */
export interface StatementContent {
  language: Language;
  title: string;
  /** YYYY-MM-DD from which the rules apply. */
  since: string;
  seller: string;
  parts: StatementPart[];
  ride: { name: string; starts_at: string; booking: number };
  name: string;
  born_on: string;
  guardian: { name: string; relation: string } | null;
  /** Centimetres and kilograms; null where the ride has no limits for them. */
  height: number | null;
  weight: number | null;
  signature: { kind: "drawn"; strokes: Strokes } | { kind: "typed"; name: string };
  /** ISO 8601. */
  signed_at: string;
  /** Who of the team took it on the spot; blank for the rider alone. */
  taken_by: string;
}

/** Whether somebody born on a day (YYYY-MM-DD) is under 18 on another one. */
export function isMinor(bornOn: string, day: string): boolean {
  return birthday(bornOn, 18) > day;
}

/** Whether a day of birth can be right on this day: not to come, and not too long ago. */
export function isPlausibleBirth(bornOn: string, today: string): boolean {
  return bornOn <= today && birthday(bornOn, OLDEST) > today;
}

/** Whether one name may be a shorter way of the other: all words of one are in the other, whatever marks they have. */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) =>
    plainLetters(name).toLowerCase().split(/\s+/).filter(Boolean),
  ) as [string[], string[]];
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

function birthday(bornOn: string, age: number): string {
  const year = Number(bornOn.slice(0, 4)) + age;
  const day = `${String(year).padStart(4, "0")}${bornOn.slice(4)}`;
  // Who was born on 29 February is a year older on 1 March.
  const isLeap = new Date(`${year}-02-29T00:00:00Z`).getUTCDate() === 29;
  return day.endsWith("-02-29") && !isLeap ? addDays(`${year}-02-28`, 1) : day;
}
