import { expect, test } from "vitest";
import { reductionOf } from "./price-reduction.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2026-06-30T10:00:00Z");
const ago = (days: number) => new Date(NOW - days * DAY);
/** `[price, days ago from which it held]`, oldest first. */
const steps = (...held: [price: number, days: number][]) =>
  held.map(([price_halere, days]) => ({ price_halere, since: ago(days) }));

test("a lowered price shows what it was and the lowest of the 30 days before", () => {
  expect(reductionOf(steps([1000, 90], [800, 0]), ago(0))).toEqual({ original: 1000, lowest: 1000 });
  expect(reductionOf(steps([900, 90], [850, 40], [1000, 20], [800, 0]), ago(0))).toEqual({
    original: 1000,
    lowest: 850,
  });
});

test("a price that ended more than 30 days before does not count, one that held into them does", () => {
  expect(reductionOf(steps([500, 90], [1000, 31], [800, 0]), ago(0))?.lowest).toBe(1000);
  expect(reductionOf(steps([500, 90], [1000, 29], [800, 0]), ago(0))).toBeNull();
});

test("what ended exactly 30 days before does not count, and the last moment of a day to mark still does", () => {
  expect(reductionOf(steps([500, 90], [1000, 30], [800, 0]), ago(0))?.lowest).toBe(1000);
  expect(reductionOf(steps([1000, 90], [800, 10]), ago(9))).toEqual({ original: 1000, lowest: 1000 });
  expect(reductionOf(steps([1000, 90], [800, 10]), new Date(ago(9).getTime() + 1))).toBeNull();
});

test("a price that stayed the same is no reduction", () => {
  expect(reductionOf(steps([1000, 90], [1000, 0]), ago(0))).toBeNull();
});

test("a price that was raised to be lowered again is no reduction", () => {
  expect(reductionOf(steps([800, 90], [1600, 1], [800, 0]), ago(0))).toBeNull();
  expect(reductionOf(steps([1000, 90], [800, 10], [900, 0]), ago(10))).toBeNull();
});

test("marking an hour after lowering counts, marking days after does not, nor does marking anew", () => {
  const lowered = steps([1000, 90], [800, 10]);
  expect(reductionOf(lowered, new Date(ago(10).getTime() + 3_600_000))).not.toBeNull();
  expect(reductionOf(lowered, ago(8))).toBeNull();
});

test("without a mark, or without an earlier price, there is nothing to show", () => {
  expect(reductionOf(steps([1000, 90], [800, 0]), null)).toBeNull();
  expect(reductionOf(steps([800, 0]), ago(0))).toBeNull();
  expect(reductionOf([], ago(0))).toBeNull();
});
