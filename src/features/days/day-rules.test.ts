import { expect, test } from "vitest";
import { endOfDay, freeOf, seatsOf, statusOf } from "./day-rules.ts";

test("a cancelled day is cancelled whether it is shown or not", () => {
  const cancelled_at = new Date();
  expect([true, false].map((is_active) => statusOf({ is_active, cancelled_at }))).toEqual([
    "cancelled",
    "cancelled",
  ]);
  expect([true, false].map((is_active) => statusOf({ is_active, cancelled_at: null }))).toEqual([
    "published",
    "draft",
  ]);
});

test("no slot has fewer than no free seats, and one that is overfull takes none from the others", () => {
  expect(
    [
      { seats: 3, taken: 1 },
      { seats: 3, taken: 5 },
    ].map(freeOf),
  ).toEqual([2, 0]);
  expect(
    seatsOf([
      { seats: 3, taken: 1 },
      { seats: 3, taken: 5 },
    ]),
  ).toEqual({ seats: 6, free: 2, is_full: false });
  expect(seatsOf([{ seats: 3, taken: 3 }])).toEqual({ seats: 3, free: 0, is_full: true });
  expect(seatsOf([])).toEqual({ seats: 0, free: 0, is_full: false });
});

test("a day ends at its end in Prague, a night on the next date", () => {
  expect(endOfDay({ date: "2027-06-14", starts: "09:00", ends: "17:00" })).toEqual(
    new Date("2027-06-14T15:00:00Z"),
  );
  expect(endOfDay({ date: "2027-06-14", starts: "20:00", ends: "01:00" })).toEqual(
    new Date("2027-06-14T23:00:00Z"),
  );
});
