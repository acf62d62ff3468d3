import { expect, test } from "vitest";
import { freePlace } from "./free-place.ts";

const screen = { start: 90, end: 780 };

test("without anything in its way it stands below the bar", () => {
  expect(freePlace(100, screen, [])).toBe(90);
  expect(
    freePlace(100, screen, [
      { top: -60, bottom: 40 },
      { top: 300, bottom: 340 },
    ]),
  ).toBe(90);
});

test("it goes below what it would cover, whatever the order", () => {
  const taken = [
    { top: 230, bottom: 260 },
    { top: 100, bottom: 150 },
    { top: 700, bottom: 780 },
  ];
  expect(freePlace(100, screen, taken)).toBe(264);
  expect(freePlace(60, screen, taken)).toBe(154);
});

test("it looks below all of what overlaps", () => {
  expect(
    freePlace(100, screen, [
      { top: 80, bottom: 500 },
      { top: 90, bottom: 120 },
    ]),
  ).toBe(504);
});

test("where there is no room there is no place", () => {
  expect(freePlace(100, screen, [{ top: 100, bottom: 700 }])).toBeUndefined();
});
