import { expect, test } from "vitest";
import { daysOf, monthsUpTo } from "./export-months.ts";

test("months go back over the year, counted in Prague", () => {
  expect(monthsUpTo(new Date("2026-12-31T23:30:00Z"), 3)).toEqual(["2027-01", "2026-12", "2026-11"]);
});

test("a month has all its days, also a leap February", () => {
  expect(daysOf("2028-02")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(daysOf("2026-12")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
});
