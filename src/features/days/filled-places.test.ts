import { expect, test } from "vitest";
import { filledByMonth } from "./filled-places.ts";

const day = (date: string, seats: number, free: number, status = "published" as const) => ({
  date,
  seats,
  free,
  status,
});

test("places are counted by month, the latest first; drafts and cancelled days are not", () => {
  const days = [
    day("2027-04-03", 30, 10),
    day("2027-04-17", 8, 8),
    day("2027-05-01", 0, 0),
    { ...day("2027-05-15", 30, 0), status: "cancelled" as const },
    { ...day("2027-06-12", 30, 0), status: "draft" as const },
  ];
  expect(filledByMonth(days)).toEqual([
    { month: "2027-05", days: 1, seats: 0, taken: 0 },
    { month: "2027-04", days: 2, seats: 38, taken: 20 },
  ]);
  expect(filledByMonth([])).toEqual([]);
});
