import { expect, test } from "vitest";
import { daysOnDate } from "./same-date.ts";

test("before a day moves, another day of the team on that date is named", () => {
  const day = (id: number, date: string, status = "published") => ({ id, date, status, title: `Day ${id}` });
  const days = [
    day(1, "2027-04-03"),
    day(2, "2027-04-10"),
    day(3, "2027-04-10", "cancelled"),
    day(4, "2027-04-10", "draft"),
  ];
  expect(daysOnDate(days, 1, "2027-04-10").map(({ id }) => id)).toEqual([2, 4]);
  expect(daysOnDate(days, 2, "2027-04-10").map(({ id }) => id)).toEqual([4]);
});
