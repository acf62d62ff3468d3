import { expect, test } from "vitest";
import { minutesOf, pragueMoment, pragueTime, timeOf } from "./prague-time.ts";

test("nine in Prague is another moment in summer than in winter, and comes back as nine", () => {
  for (const [day, moment] of [
    ["2027-01-15", "2027-01-15T08:00:00.000Z"],
    ["2027-07-15", "2027-07-15T07:00:00.000Z"],
    // On the days on which the clocks change.
    ["2027-03-28", "2027-03-28T07:00:00.000Z"],
    ["2027-10-31", "2027-10-31T08:00:00.000Z"],
  ] as const) {
    expect(pragueMoment(day, "09:00").toISOString()).toBe(moment);
    expect(pragueTime(pragueMoment(day, "09:00"))).toBe("09:00");
  }
});

test("every quarter of an hour of a year's odd days comes back, except the hour that spring leaves out", () => {
  for (const day of ["2027-03-27", "2027-03-28", "2027-03-29", "2027-10-30", "2027-10-31", "2027-12-31"])
    for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
      const time = timeOf(minutes);
      const isLeftOut = day === "2027-03-28" && time.startsWith("02:");
      const shown = isLeftOut ? timeOf(minutes + 60) : time;
      expect(pragueTime(pragueMoment(day, time)), `${day} ${time}`).toBe(shown);
    }
});

test("minutes of a day and back", () => {
  expect(minutesOf("09:20")).toBe(560);
  expect(timeOf(560)).toBe("09:20");
});
