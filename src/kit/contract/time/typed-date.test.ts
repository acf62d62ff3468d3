import { expect, test } from "vitest";
import { typedDate } from "./typed-date.ts";

const TODAY = "2026-11-30";

test.each([
  ["15.5.", { day: 15, month: 5 }],
  ["15. 5.", { day: 15, month: 5 }],
  ["15.5", { day: 15, month: 5 }],
  ["15/5", { day: 15, month: 5 }],
  ["15. 5. 2027", { day: 15, month: 5, year: 2027 }],
  ["2027-05-15", { day: 15, month: 5, year: 2027 }],
  ["15 may", { day: 15, month: 5 }],
  ["may 15th", { day: 15, month: 5 }],
  ["15th of may 2027", { day: 15, month: 5, year: 2027 }],
  ["15. kvetna", { day: 15, month: 5 }],
  ["cervenec", { month: 7 }],
  ["cerven", { month: 6 }],
  ["1. cervna", { day: 1, month: 6 }],
  ["1. cervence", { day: 1, month: 7 }],
  ["sobota", { weekday: 6 }],
  ["v sobotu", { weekday: 6 }],
  ["on saturday", { weekday: 6 }],
  ["nedele", { weekday: 7 }],
  ["friday", { weekday: 5 }],
  ["1 jan", { day: 1, month: 1 }],
  ["dnes", { year: 2026, month: 11, day: 30 }],
  ["tomorrow", { year: 2026, month: 12, day: 1 }],
])("%s names a day", (typed, date) => {
  expect(typedDate(typed, TODAY)).toEqual(date);
});

test.each([
  "",
  "15",
  "32.1.",
  "1.13.",
  "novak",
  "jan",
  "jan novak",
  "nov",
  "mon",
  "777 888 001",
  "2026",
  "%",
  "15.5.2027.1",
])("%s names none", (typed) => {
  expect(typedDate(typed, TODAY)).toBeNull();
});
