import type { Band, PointsRules } from "./season-rules.ts";

/** Points have at most three decimals, and sums are plain additions: 0.1 + 0.2 is 0.3. */
export function exact(points: number): number {
  return Math.round(points * 1000) / 1000;
}

export function sum(points: readonly number[]): number {
  return exact(points.reduce((total, one) => total + one, 0));
}

/** The points of a place; 0 where the table has none. */
export function pointsOf(table: readonly Band[], place: number): number {
  return table.find(({ from, to }) => place >= from && place <= to)?.points ?? 0;
}

/** The points that `count` who share the places from `first` on get each, as an average. */
export function averageOf(table: readonly Band[], first: number, count: number): number {
  const all = Array.from({ length: count }, (_, index) => pointsOf(table, first + index));
  return count === 0 ? 0 : exact(sum(all) / count);
}

/** Points multiplied as the round counts, rounded as the season says. */
export function times(points: number, factor: number, rounding: PointsRules["rounding"]): number {
  if (factor === 1) return points;
  const product = exact(points * factor);
  if (rounding === "up") return Math.ceil(product);
  if (rounding === "down") return Math.floor(product);
  return rounding === "nearest" ? Math.round(product) : product;
}
