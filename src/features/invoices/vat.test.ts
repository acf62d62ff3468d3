import { expect, test } from "vitest";
import { vatWithin, vatWithinEach } from "./vat.ts";

test.each([
  [12_100, 21, 10_000],
  [11_200, 12, 10_000],
  [100, 21, 83],
  [50, 21, 41],
  // Exactly half a haléř: 4.5 without 100 %, 1.5 without a third.
  [9, 100, 5],
  [3, 100, 2],
  [-9, 100, -5],
  [-100, 21, -83],
  [1_125, 12.5, 1_000],
  [0, 21, 0],
])("%d haléře with %d %% VAT are %d without it, rounded half up", (total, rate, base) => {
  expect(vatWithin(total, rate)).toEqual({ base, vat: total - base });
});

test("nothing has no sign", () => {
  for (const part of Object.values(vatWithin(-0, 21))) expect(Object.is(part, 0)).toBe(true);
  expect(Object.is(vatWithin(-1, 0).vat, 0)).toBe(true);
});

const bases = (sums: number[], base?: number) => {
  const parts = vatWithinEach(sums, 21, base);
  expect(parts.map(({ base, vat }) => base + vat)).toEqual(sums);
  return parts.map(({ base }) => base);
};

test("a haléř that rounding left over goes to the sum that lost most by it, of equals to the first", () => {
  // 50 haléře are 41.32 without VAT, 51 are 42.15, 60 551 are 50 042.15.
  expect(bases([51, 50, 50, 51])).toEqual([42, 42, 41, 42]);
  expect(bases([60_551, 50, 50, 60_551])).toEqual([50_042, 42, 41, 50_042]);
  expect(bases([50, 50, 50])).toEqual([42, 41, 41]);
});

test("a haléř too much is taken off the sum that won most by rounding, of equals off the first", () => {
  // 100 haléře are 82.64 without VAT, 99 are 81.82, 60 600 are 50 082.64, 60 599 are 50 081.82.
  expect(bases([99, 100, 100, 99])).toEqual([82, 82, 83, 82]);
  expect(bases([60_599, 100, 100, 60_599])).toEqual([50_082, 82, 83, 50_082]);
  expect(bases([99, 60_600, 60_600, 99])).toEqual([82, 50_082, 50_083, 82]);
  expect(bases([100, 100, 100])).toEqual([82, 83, 83]);
});

test("the base that is told decides, however far it is from that of the sums", () => {
  expect(bases([100, 100], 168)).toEqual([84, 84]);
  expect(bases([100, 100], 169)).toEqual([85, 84]);
  expect(bases([100, 100], 163)).toEqual([81, 82]);
  expect(bases([])).toEqual([]);
});
