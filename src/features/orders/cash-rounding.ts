import { type Halere, roundedToCrowns } from "#kit/contract/money/money.ts";

/**
 * What paying a sum in cash adds to it or takes off it: the total of what is paid in cash is rounded to the nearest coin
 * in circulation, 1 CZK (section 3(1)(c) of the Czech Consumer Protection Act No. 634/1992 Coll.; docs/law.md). Pure.
 */
export function cashRounding(sum: Halere): Halere {
  return roundedToCrowns(sum) - sum || 0;
}
