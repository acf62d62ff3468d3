import { expect, test } from "vitest";
import { formatDays, formatMonth, formatTime } from "./format-date.ts";

test("days are written as one range in the language's long form", () => {
  const both = (first: string, last: string | null) => [
    formatDays(first, last, "en"),
    formatDays(first, last, "cs"),
  ];
  expect(both("2027-06-14", "2027-06-15")).toEqual(["14–15 June 2027", "14.–15. června 2027"]);
  expect(both("2027-06-30", "2027-07-01")).toEqual([
    "30 June – 1 July 2027",
    "30. června – 1. července 2027",
  ]);
  expect(both("2027-12-31", "2028-01-01")).toEqual([
    "31 December 2027 – 1 January 2028",
    "31. prosince 2027 – 1. ledna 2028",
  ]);
});

test("one day is one day, and a date that is none is said", () => {
  for (const last of [null, "", "2027-06-14", "soon"])
    expect(formatDays("2027-06-14", last, "cs")).toBe("14. června 2027");
  expect(formatDays("soon", "2027-06-15", "en")).toBe("Invalid date");
});

test("a month is named in the language of the page", () => {
  expect(formatMonth("2026-10", "cs")).toBe("říjen 2026");
  expect(formatMonth("2026-10", "en")).toBe("October 2026");
});

test("an hour of one digit stands without a zero before it", () => {
  expect(["09:00", "00:30", "15:00"].map(formatTime)).toEqual(["9:00", "0:30", "15:00"]);
});
