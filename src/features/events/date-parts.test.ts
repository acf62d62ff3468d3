import { expect, test } from "vitest";
import { dateParts } from "./date-parts.ts";

test("a day is split in the language's own words", () => {
  expect(dateParts("2027-06-04", "en")).toEqual({ day: "4", month: "Jun", year: "2027" });
  expect(dateParts("2027-10-14", "cs")).toEqual({ day: "14", month: "říj", year: "2027" });
});

test("a date that is none has no parts", () => {
  expect(dateParts("2027-02-30", "en")).toBeNull();
});
