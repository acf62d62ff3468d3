import { expect, test } from "vitest";
import { byYear, latestMilestones } from "./achievement-years.ts";

const won = (year: number | null, display_order = 0) => ({ year, display_order });

test("years ascend, and share a group, by display order", () => {
  expect(byYear([won(2022, 2), won(2019), won(2022, 1)])).toEqual([
    { year: 2019, entries: [won(2019)] },
    { year: 2022, entries: [won(2022, 1), won(2022, 2)] },
  ]);
});

test("what has no year comes last", () => {
  expect(byYear([won(null), won(2017), won(null, 1)])).toEqual([
    { year: 2017, entries: [won(2017)] },
    { year: null, entries: [won(null), won(null, 1)] },
  ]);
});

test("milestones are the three latest with a year, in the order in which they happened", () => {
  const all = [won(2025, 1), won(null), won(2017), won(2025, 2), won(2024)];
  expect(latestMilestones(all)).toEqual([won(2024), won(2025, 1), won(2025, 2)]);
  expect(latestMilestones([won(2017)])).toEqual([won(2017)]);
});
