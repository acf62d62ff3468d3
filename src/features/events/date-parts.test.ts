import { expect, test } from "vitest";
import { dateParts } from "./date-parts.ts";

test("a day is split in the language's own words", () => {
  expect(dateParts({ date: "2027-06-04" }, "en")).toEqual({ day: "4", lines: ["Jun", "2027"] });
  expect(dateParts({ date: "2027-10-14" }, "cs")).toEqual({ day: "14", lines: ["říj", "2027"] });
});

test("a date that is none has no parts", () => {
  expect(dateParts({ date: "2027-02-30" }, "en")).toBeNull();
});

test("days of one event stand in one block, each with its month where they lie in two", () => {
  const parts = (date: string, end_date: string) => dateParts({ date, end_date }, "en");
  expect(parts("2027-06-05", "2027-06-06")).toEqual({ day: "5–6", lines: ["Jun", "2027"] });
  expect(parts("2027-07-31", "2027-08-01")).toEqual({ day: null, lines: ["31 Jul –", "1 Aug 2027"] });
  expect(dateParts({ date: "2027-07-31", end_date: "2027-08-01" }, "cs")?.lines).toEqual([
    "31. čvc –",
    "1. srp 2027",
  ]);
  expect(parts("2027-06-05", "2027-06-05")).toEqual({ day: "5", lines: ["Jun", "2027"] });
});
