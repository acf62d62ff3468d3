import { type Halere, roundedToCrowns } from "#kit/contract/money/money.ts";
import type { PaidHow } from "./order-status.ts";

/**
 * What paying a sum in cash adds to it or takes off it: the total of what is paid in cash is rounded to the nearest coin
 * in circulation, 1 CZK (section 3(1)(c) of the Czech Consumer Protection Act No. 634/1992 Coll.; docs/law.md). Pure.
 */
export function cashRounding(sum: Halere): Halere {
  return roundedToCrowns(sum) - sum || 0;
}

/** By how much more came in cash than it paid, and went back than it gave back. */
interface Rounded {
  rounded: Halere;
  roundedBack: Halere;
}

/**
 * By how much what changes hands differs from what a refund gives back: who gets all of his money gets what he handed over,
 * less what he has got; and cash goes out in whole crowns, several times no less than at once. Pure.
 */
export function roundingBack(
  { rounded, roundedBack }: Rounded,
  { way, amount, isAll }: { way: PaidHow; amount: Halere; isAll: boolean },
): Halere {
  const exact = (isAll ? rounded : 0) - roundedBack;
  if (way === "cash") return roundedToCrowns(amount + exact) - amount || 0;
  return isAll ? exact || 0 : 0;
}
