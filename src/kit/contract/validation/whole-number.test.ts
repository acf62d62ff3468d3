import { expect, test } from "vitest";
import { optionalWholeNumber, wholeNumber } from "./fields.ts";
import { parseWholeNumber } from "./whole-number.ts";

test.each([
  ["12", 12],
  [" 007 ", 7],
  ["0", 0],
  ["1 234", 1234],
  ["1\u00a0234\u00a0567", 1234567],
])("%j is the whole number %i (15.6)", (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

test.each([
  "",
  " ",
  "1,5",
  "1.5",
  "1,234",
  "1.234",
  "1 2",
  "12 34",
  "-5",
  "+5",
  "1e3",
  "0x10",
  "12a",
  "9".repeat(17),
])("%j is no whole number, not another one (15.6)", (text) => {
  expect(parseWholeNumber(text)).toBeNull();
});

test.each(["1,5", "1.5", "1e3", "0x10", "0b11", "Infinity", "12a", "-1"])(
  "the text %j in a form is refused, not read as another number (15.6)",
  (text) => {
    expect(wholeNumber().safeParse(text).success).toBe(false);
    expect(optionalWholeNumber().safeParse(text).success).toBe(false);
  },
);

test("a form's text of a whole number is that number", () => {
  expect(wholeNumber().parse("15")).toBe(15);
  expect(wholeNumber().parse(" 15 ")).toBe(15);
  expect(optionalWholeNumber().parse("")).toBeNull();
});
