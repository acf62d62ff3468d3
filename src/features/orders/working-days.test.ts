import { expect, test } from "vitest";
import { addDays } from "#kit/contract/time/days.ts";
import { workingDayFrom } from "./working-days.ts";

test("a period that ends on a weekend or a Czech holiday ends on the next working day", () => {
  const cases = [
    ["2026-11-20", "2026-11-20"],
    ["2026-11-21", "2026-11-23"],
    ["2026-11-17", "2026-11-18"],
    // Christmas of 2026 runs from Thursday into a weekend.
    ["2026-12-24", "2026-12-28"],
    // Good Friday to Easter Monday, in several years.
    ["2024-03-29", "2024-04-02"],
    ["2025-04-18", "2025-04-22"],
    ["2026-04-03", "2026-04-07"],
    ["2027-03-26", "2027-03-30"],
    ["2028-04-14", "2028-04-18"],
  ] as const;
  for (const [day, end] of cases) expect(workingDayFrom(day)).toBe(end);
});

test("no Czech holiday of a fixed date is a working day, its neighbours are", () => {
  // In these years it is a Tuesday, a Wednesday or a Thursday, and no holiday stands beside it.
  const holidays = ["2025-01-01", "2025-05-01", "2025-05-08", "2027-09-28", "2026-10-28", "2026-11-17"];
  for (const day of holidays) {
    expect(workingDayFrom(day), day).toBe(addDays(day, 1));
    expect(workingDayFrom(addDays(day, -1)), day).toBe(addDays(day, -1));
  }
  // Two in July, three at Christmas.
  expect(workingDayFrom("2028-07-05")).toBe("2028-07-07");
  expect(workingDayFrom("2028-07-06")).toBe("2028-07-07");
  expect(["24", "25", "26"].map((day) => workingDayFrom(`2024-12-${day}`))).toEqual(
    Array(3).fill("2024-12-27"),
  );
  expect(workingDayFrom("2024-12-23")).toBe("2024-12-23");
});

/** Easter Sunday by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e, f] = [Math.floor(b / 4), b % 4, Math.floor((b + 8) / 25)];
  const h = (19 * a + b - d - Math.floor((b - f + 1) / 3) + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return addDays(`${year}-03-01`, h + l - 7 * m + 21);
}

test("Good Friday and Easter Monday are found in each year of two centuries, and no other day by mistake", () => {
  for (let year = 1900; year < 2100; year++) {
    const easter = easterOf(year);
    const free = (day: number) => workingDayFrom(addDays(easter, day)) !== addDays(easter, day);
    expect([-9, -6, -3, -2, 1, 2, 5, 8].map(free), easter).toEqual([
      ...[false, false, false, true, true, false],
      ...[5, 8].map((day) => ["05-01", "05-08"].includes(addDays(easter, day).slice(5))),
    ]);
  }
});
