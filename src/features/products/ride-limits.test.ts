import { expect, test } from "vitest";
import { isWithin, limitOf, limitsLine } from "./ride-limits.ts";

const limits = { min_height: 140, max_height: 200, min_weight: null, max_weight: 120 };
const none = { min_height: null, max_height: null, min_weight: null, max_weight: null };

test("limits are said in plain words, those that there are", () => {
  expect(limitsLine(limits, "en")).toBe("Height: 140 to 200 cm. Weight: at most 120 kg.");
  expect(limitsLine(limits, "cs")).toBe("Výška: 140 až 200 cm. Hmotnost: nejvýše 120 kg.");
  expect(limitsLine(none, "en")).toBe("");
  expect(limitOf({ ...none, min_weight: 40 }, "weight", "cs")).toBe("nejméně 40 kg");
  expect(limitOf({ ...none, min_weight: 40 }, "weight", "en")).toBe("at least 40 kg");
  expect(limitOf({ ...none, max_height: 200 }, "height", "en")).toBe("at most 200 cm");
});

test("the limits themselves are within them", () => {
  expect([139, 140, 200, 201].map((height) => isWithin(limits, "height", height))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isWithin(limits, "weight", 121)).toBe(false);
  expect(isWithin(limits, "weight", 1)).toBe(true);
  expect([39, 40].map((weight) => isWithin({ ...none, min_weight: 40 }, "weight", weight))).toEqual([
    false,
    true,
  ]);
  expect(isWithin(none, "weight", 500)).toBe(true);
});
