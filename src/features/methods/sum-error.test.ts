import { expect, test } from "vitest";
import { sumError } from "./method-fit.ts";

test.each([
  [{}, 1, null],
  [{ takes_from: 15, takes_to: null }, 1499, "least"],
  [{ takes_from: 15, takes_to: null }, 1500, null],
  [{ takes_from: 15, takes_to: 100 }, 10_001, "greatest"],
  [{ takes_from: 15, takes_to: 100 }, 10_000, null],
  [{ takes_from: 15 }, 0, null],
] as const)("a way of paying with the limits %j and %i haléře to pay: %s", (limits, toPay, expected) => {
  expect(sumError(limits, toPay)).toBe(expected);
});
