import { expect, test } from "vitest";
import { rideLimit, rideMoment, rideStart } from "./ride-time.ts";

const AT = "2027-06-14T07:20:00Z";

test("a moment of a ride, by itself and in a sentence", () => {
  expect(rideMoment(AT, "cs")).toBe("pondělí 14. června 2027 v 9:20");
  expect(rideMoment(AT, "en")).toBe("Monday, 14 June 2027 at 9:20");
  expect(rideStart(AT, "cs")).toBe("14. června 2027 v 9:20");
  expect(rideStart(AT, "en")).toBe("14 June 2027 at 9:20");
});

test("behind “until” Czech names the time without “v”", () => {
  expect(rideLimit(AT, "cs")).toBe("14. června 2027, 9:20");
  expect(rideLimit(AT, "en")).toBe("14 June 2027 at 9:20");
});
