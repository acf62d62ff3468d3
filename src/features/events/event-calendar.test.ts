import { expect, test } from "vitest";
import { calendarOf } from "./event-calendar.ts";

const on = (date: string) => ({ date });

test("today's event is the next one, yesterday's is past", () => {
  const [today, tomorrow, yesterday] = [on("2027-06-14"), on("2027-06-15"), on("2027-06-13")];
  expect(calendarOf([today, tomorrow, yesterday], "2027-06-14")).toEqual({
    next: today,
    later: [tomorrow],
    past: [yesterday],
  });
});

test("without upcoming events there is no next one", () => {
  const past = [on("2027-06-13"), on("2026-06-13")];
  expect(calendarOf(past, "2027-06-14")).toEqual({ next: null, later: [], past });
});

test("an event whose date is none stays among those to come, and is never the next one", () => {
  const [odd, next] = [on("soon"), on("2027-06-20")];
  expect(calendarOf([odd, next], "2027-06-14")).toEqual({ next, later: [odd], past: [] });
});

test("an event of several days is not over before its last day is", () => {
  const weekend = { date: "2027-06-12", end_date: "2027-06-13" };
  expect(calendarOf([weekend], "2027-06-13")).toEqual({ next: weekend, later: [], past: [] });
  expect(calendarOf([weekend], "2027-06-14")).toEqual({ next: null, later: [], past: [weekend] });
});
