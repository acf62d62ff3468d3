import { expect, test } from "vitest";
import { price } from "./price.ts";

test.each([
  [0, 0],
  [99.99, 99.99],
  [10_000_000, 10_000_000],
  ["99,50", 99.5],
  ["1 234,50 Kč", 1234.5],
])("%j is a price", (value, czk) => expect(price().parse(value)).toBe(czk));

test.each([-0.01, 10_000_000.01, 1.005, "1,234", "-5", "", "much", null, undefined, true, [5], Number.NaN])(
  "%j is none, and the reason is said",
  (value) =>
    expect(
      price()
        .safeParse(value)
        .error?.issues.map(({ message }) => message),
    ).toEqual(["Price must be a number of at least 0 with at most two decimals"]),
);
