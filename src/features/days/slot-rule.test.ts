import { expect, test } from "vitest";
import { besideBooked, slotsOfRule } from "./slot-rule.ts";

const rule = { from: "09:00", until: "17:00", every: 20, seats: 2, breaks: [] };
const startsOf = (change: object) => slotsOfRule({ ...rule, ...change }).map(({ starts }) => starts);

test("from nine to five, every 20 minutes with an hour's break at noon: 21 slots of two seats", () => {
  const slots = slotsOfRule({ ...rule, breaks: [{ from: "12:00", until: "13:00" }] });
  expect(slots).toHaveLength(21);
  expect(slots[0]).toEqual({ starts: "09:00", ends: "09:20", seats: 2 });
  expect(slots[8]).toEqual({ starts: "11:40", ends: "12:00", seats: 2 });
  expect(slots[9]).toEqual({ starts: "13:00", ends: "13:20", seats: 2 });
  expect(slots[20]).toEqual({ starts: "16:40", ends: "17:00", seats: 2 });
});

test("a slot that would run into a break is left out, and the next one begins at the end of the break", () => {
  expect(startsOf({ every: 50, until: "14:00", breaks: [{ from: "11:00", until: "12:15" }] })).toEqual([
    "09:00",
    "09:50",
    "12:15",
    "13:05",
  ]);
});

test("a slot may be shorter than the time to the next one, and none ends after the day does", () => {
  expect(slotsOfRule({ ...rule, every: 30, length: 20, until: "10:20" })).toEqual([
    { starts: "09:00", ends: "09:20", seats: 2 },
    { starts: "09:30", ends: "09:50", seats: 2 },
    { starts: "10:00", ends: "10:20", seats: 2 },
  ]);
  expect(startsOf({ until: "09:19" })).toEqual([]);
  expect(startsOf({ until: "08:00" })).toEqual([]);
});

test("a rule always ends: breaks that follow each other, overlap, or are none", () => {
  const breaks = [
    { from: "09:00", until: "10:00" },
    { from: "09:30", until: "11:00" },
    { from: "11:00", until: "11:00" },
  ];
  expect(startsOf({ until: "11:40", breaks })).toEqual(["11:00", "11:20"]);
  expect(startsOf({ from: "00:00", until: "23:59", every: 1 })).toHaveLength(200);
});

test("beside what is booked a rule makes no slot that overlaps it", () => {
  const planned = slotsOfRule({ ...rule, until: "10:20" });
  const booked = [{ starts: "09:10", ends: "09:40" }];
  expect(besideBooked(planned, booked).map(({ starts }) => starts)).toEqual(["09:40", "10:00"]);
  const beside = [
    { starts: "09:20", ends: "09:40" },
    { starts: "10:00", ends: "10:20" },
  ];
  expect(besideBooked(planned, beside).map(({ starts }) => starts)).toEqual(["09:00", "09:40"]);
  expect(besideBooked([], booked)).toEqual([]);
});

test("midnight is an end, and a night goes on past it; breaks and booked slots are counted across it", () => {
  const night = { ...rule, from: "20:00", every: 60 };
  expect(startsOf({ ...night, until: "00:00" })).toEqual(["20:00", "21:00", "22:00", "23:00"]);
  const slots = slotsOfRule({ ...night, until: "02:00", breaks: [{ from: "23:30", until: "00:15" }] });
  expect(slots.map(({ starts, ends, is_next_day }) => [starts, ends, is_next_day])).toEqual([
    ["20:00", "21:00", undefined],
    ["21:00", "22:00", undefined],
    ["22:00", "23:00", undefined],
    ["00:15", "01:15", true],
  ]);
  expect(slotsOfRule({ ...night, until: "02:00" })[4]).toEqual({
    starts: "00:00",
    ends: "01:00",
    seats: 2,
    is_next_day: true,
  });
  const booked = [{ starts: "23:30", ends: "00:30" }];
  expect(besideBooked(slotsOfRule({ ...night, until: "02:00" }), booked).map(({ starts }) => starts)).toEqual(
    ["20:00", "21:00", "22:00", "01:00"],
  );
});
