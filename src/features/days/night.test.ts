import { expect, test } from "vitest";
import { endsNextDay, isSpan, minutesInNight } from "./night.ts";

const span = (starts: string, ends: string) => ({ starts, ends });

test("a night ends on the next date by six, and is half a day long at most", () => {
  expect([span("20:00", "00:00"), span("20:00", "06:00"), span("18:00", "06:00")].map(endsNextDay)).toEqual(
    Array(3).fill(true),
  );
  expect(
    [span("20:00", "06:01"), span("17:59", "06:00"), span("12:01", "00:00"), span("11:59", "00:00")].map(
      endsNextDay,
    ),
  ).toEqual([false, false, true, false]);
  expect([span("09:00", "17:00"), span("05:00", "05:00"), span("05:00", "04:00")].map(endsNextDay)).toEqual(
    Array(3).fill(false),
  );
});

test("between start and end there is time", () => {
  expect([span("09:00", "09:01"), span("22:00", "02:00")].map(isSpan)).toEqual([true, true]);
  expect([span("09:00", "09:00"), span("09:00", "08:00")].map(isSpan)).toEqual([false, false]);
});

test("in a night minutes go on past midnight, until six", () => {
  const minutes = (time: string) => minutesInNight(time, "20:00");
  expect(["20:00", "23:59", "00:00", "06:00", "06:01", "19:59"].map(minutes)).toEqual([
    ...[1200, 1439, 1440, 1800],
    ...[361, 1199],
  ]);
  expect(minutesInNight("05:00", "05:00")).toBe(300);
});
