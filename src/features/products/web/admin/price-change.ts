import { toCzk, toHalere } from "#kit/contract/money/money.ts";

/** How prices of many products are changed: by what part of them, or by an amount. */
export const PRICE_WAYS = ["lower-percent", "lower-amount", "raise-percent", "raise-amount"] as const;
export type PriceWay = (typeof PRICE_WAYS)[number];

/** A price after a change, CZK; by per cent it is whole crowns, and nothing costs less than nothing. */
export function changedPrice(price: number, way: PriceWay, by: number): number {
  const sign = way.startsWith("raise") ? 1 : -1;
  if (way.endsWith("percent")) return Math.max(0, Math.round((price * (100 + sign * by)) / 100));
  return toCzk(Math.max(0, toHalere(price) + sign * toHalere(by)));
}
