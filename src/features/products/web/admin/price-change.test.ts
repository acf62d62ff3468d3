import { expect, test } from "vitest";
import { changedPrice } from "./price-change.ts";

test.each([
  [590, "lower-percent", 10, 531],
  [149.9, "lower-percent", 10, 135],
  [490, "raise-percent", 5, 515],
  [490, "lower-amount", 50.5, 439.5],
  [0.3, "raise-amount", 0.6, 0.9],
  [40, "lower-amount", 50, 0],
  [490, "lower-percent", 150, 0],
] as const)("%d CZK, %s by %d, is %d", (price, way, by, after) => {
  expect(changedPrice(price, way, by)).toBe(after);
});
