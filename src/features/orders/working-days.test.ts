import { expect, test } from "vitest";
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
