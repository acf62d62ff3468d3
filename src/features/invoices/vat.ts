import type { Halere } from "#kit/contract/money/money.ts";

/** VAT inside prices that include it (section 37 of the Czech VAT act), in whole haléře. Pure. */

export interface VatParts {
  base: Halere;
  vat: Halere;
}

/** The VAT that a total includes, and what is left without it; a negative total gives the negative parts. */
export function vatWithin(total: Halere, rate: number): VatParts {
  // In whole hundredths of a per cent and one division: no binary fraction decides about a haléř.
  const whole = 10_000 + Math.round(rate * 100);
  const base = Math.sign(total) * Math.floor((2 * Math.abs(total) * 10_000 + whole) / (2 * whole)) || 0;
  // A total of minus zero has no sign.
  return { base, vat: total - base || 0 };
}

/**
 * The parts of each sum, such that they add up to the parts of the total, or to the `base` that is told: what rounding
 * leaves over goes to the sums whose own fraction was the largest. The total decides, lines follow it.
 */
export function vatWithinEach(
  sums: readonly Halere[],
  rate: number,
  base = vatWithin(
    sums.reduce((all, sum) => all + sum, 0),
    rate,
  ).base,
): VatParts[] {
  const parts = sums.map((sum) => vatWithin(sum, rate));
  let left = base - parts.reduce((all, { base }) => all + base, 0);
  const exact = (sum: Halere) => (sum * 100) / (100 + rate);
  const order = parts
    .map(({ base }, index) => ({ index, off: exact(sums[index] as Halere) - base }))
    .sort((a, b) => (left > 0 ? b.off - a.off : a.off - b.off));
  const step = Math.sign(left);
  for (let place = 0; left !== 0; place = (place + 1) % order.length) {
    const part = parts[order[place]?.index as number] as VatParts;
    part.base += step;
    part.vat -= step;
    left -= step;
  }
  return parts;
}
