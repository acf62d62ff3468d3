import { expect, test } from "vitest";
import { formatMoney, formatMoneyExact, toCzk, toHalere } from "./money.ts";

test("crowns become whole haléře and back", () => {
  expect(toHalere(19.99)).toBe(1999);
  expect(toHalere(0.1 + 0.2)).toBe(30);
  expect(toCzk(500_000)).toBe(5000);
  expect(() => toHalere(Number.NaN)).toThrow(RangeError);
  expect(() => toHalere(1e300)).toThrow(RangeError);
});

test("each language writes money its own way, haléře only where there are some", () => {
  expect(formatMoney(5000, "cs")).toBe("5\u00a0000\u00a0Kč");
  expect(formatMoney(5000, "en")).toBe("CZK\u00a05,000");
  expect(formatMoney(79.5, "cs")).toBe("79,50\u00a0Kč");
  expect(formatMoneyExact(5000, "cs")).toBe("5\u00a0000,00\u00a0Kč");
  expect(formatMoneyExact(5000, "en")).toBe("5,000.00\u00a0Kč");
});
