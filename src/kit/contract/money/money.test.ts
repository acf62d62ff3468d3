import { expect, test } from "vitest";
import {
  formatMoney,
  formatMoneyExact,
  formatMoneyInFull,
  formatPrice,
  parseMoney,
  roundedToCrowns,
  toCzk,
  toHalere,
  typedMoney,
} from "./money.ts";

test("crowns become whole haléře and back", () => {
  expect(toHalere(19.99)).toBe(1999);
  expect(toHalere(0.1 + 0.2)).toBe(30);
  expect(toCzk(500_000)).toBe(5000);
  expect(() => toHalere(Number.NaN)).toThrow(RangeError);
  expect(() => toHalere(1e300)).toThrow(RangeError);
});

test("whole crowns are the nearest, and half of one goes up", () => {
  expect([0, 49, 50, 149, 150, 37_850].map(roundedToCrowns)).toEqual([0, 0, 100, 100, 200, 37_900]);
});

test("what costs nothing is free, in words", () => {
  expect([formatPrice(0, "en"), formatPrice(0, "cs")]).toEqual(["free", "zdarma"]);
  expect(formatPrice(0.5, "cs")).toBe("0,50\u00a0Kč");
});

test("each language writes money its own way, haléře only where there are some", () => {
  expect(formatMoney(5000, "cs")).toBe("5\u00a0000\u00a0Kč");
  expect(formatMoney(5000, "en")).toBe("CZK\u00a05,000");
  expect(formatMoney(79.5, "cs")).toBe("79,50\u00a0Kč");
  expect(formatMoneyExact(5000, "cs")).toBe("5\u00a0000,00\u00a0Kč");
  expect(formatMoneyExact(5000, "en")).toBe("5,000.00\u00a0Kč");
  expect(formatMoneyInFull(-5000, "cs")).toBe("\u22125\u00a0000,00\u00a0Kč");
  expect(formatMoneyInFull(-5000, "en")).toBe("\u2212CZK\u00a05,000.00");
});

test.each([
  ["99,50", 99.5],
  ["99.50", 99.5],
  ["99,5", 99.5],
  ["99", 99],
  ["99,", 99],
  ["99,-", 99],
  ["99,--", 99],
  ["99,– Kč", 99],
  [",50", 0.5],
  ["0", 0],
  ["1 234,50", 1234.5],
  ["1 234", 1234],
  ["1\u00a0234,50\u00a0Kč", 1234.5],
  ["12\u202f345\u202f678.9", 12_345_678.9],
  ["1,234.50", 1234.5],
  ["1.234,50", 1234.5],
  ["12,345,678.90", 12_345_678.9],
  ["12.345.678,90", 12_345_678.9],
  ["CZK 5,000.00", 5000],
  [" 5000 czk ", 5000],
])("%s is an amount of %d (15.6)", (typed, amount) => {
  expect(parseMoney(typed)).toBe(amount);
});

test.each([
  "1,234",
  "9,950",
  "1.234",
  "99,505",
  "1,2,3",
  "9 9,50",
  "12 34",
  "1 2345",
  "x1 234,50",
  "x1,234.50",
  "x1.234,50",
  "1,234.505",
  "1.234,505",
  "5Kč000",
  "-5",
  "1e3",
  "0x10",
  "Infinity",
  "abc",
  ".",
  ",",
  "",
])("%s is no amount, and no guess is made (15.6)", (typed) => expect(parseMoney(typed)).toBeNull());

test("a text that is longer than any amount is not looked into", () => {
  expect([59, 60].map((blanks) => parseMoney(`${" ".repeat(blanks)}9`))).toEqual([9, null]);
});

test("what stands in a field is read back as the same amount", () => {
  for (const language of ["en", "cs"] as const)
    for (const amount of [0, 0.1, 0.29, 1.1, 99.5, 1234.56, 10_000_000])
      expect(parseMoney(typedMoney(amount, language))).toBe(amount);
  expect([typedMoney(99.5, "cs"), typedMoney(99.5, "en"), typedMoney(5000, "cs")]).toEqual([
    "99,50",
    "99.50",
    "5000",
  ]);
});
