import { expect, test } from "vitest";
import { christmasDeadline, latestDelivery } from "./delivery.ts";

test.each([
  // A Saturday: seven working days begin on Monday.
  ["2026-11-28", "2026-12-08"],
  ["2026-12-14", "2026-12-23"],
  // Christmas and New Year are no working days.
  ["2026-12-18", "2026-12-31"],
])("what is ordered on %s is there on %s at the latest", (ordered, there) => {
  expect(latestDelivery(ordered)).toBe(there);
});

test.each([
  ["2026-10-31", null],
  ["2026-11-28", "2026-12-14"],
  ["2026-12-14", "2026-12-14"],
  ["2026-12-15", null],
  ["2027-11-05", "2027-12-14"],
])("on %s the last day to order for Christmas is %s", (today, last) => {
  expect(christmasDeadline(today)).toBe(last);
});
