import type { Halere } from "#kit/contract/money/money.ts";

/**
 * What a shop may say of a lowered price: directive 98/6/EC, article 6a ("Omnibus"), in Czechia § 12a of act
 * 634/1992. Pure; reckoned from the kept history, so that marking again and again changes nothing.
 */

/** A price and the moment from which it held. */
export interface PriceStep {
  price_halere: Halere;
  since: Date;
}

export interface Reduction {
  /** What it cost until the price was lowered. */
  original: Halere;
  /** The lowest price of the 30 days before that. */
  lowest: Halere;
}

const DAY_MS = 86_400_000;
const LOOKED_BACK_MS = 30 * DAY_MS;
/** Whoever lowers a price and marks it a little later means one thing. */
const SAME_STEP_MS = DAY_MS;

/**
 * The reduction that a marked product may show, null for none: the price was not lowered, was as low within the 30
 * days before, or had been low for a while when it was marked. `steps` is the history, oldest first.
 */
export function reductionOf(steps: readonly PriceStep[], markedAt: Date | null): Reduction | null {
  const now = steps.at(-1);
  const before = steps.at(-2);
  if (!now || !before || markedAt === null) return null;
  if (markedAt.getTime() > now.since.getTime() + SAME_STEP_MS) return null;
  const start = now.since.getTime();
  const lowest = Math.min(
    ...steps
      .slice(0, -1)
      .filter((_, i) => (steps[i + 1] as PriceStep).since.getTime() > start - LOOKED_BACK_MS)
      .map(({ price_halere }) => price_halere),
  );
  return lowest > now.price_halere ? { original: before.price_halere, lowest } : null;
}
