import { expect, test } from "vitest";
import { movesAlone, placeOf, startIndex, wrapped } from "./carousel-position.ts";

const garage = [{ is_current: false }, { is_current: true }, { is_current: false }];
const museum = [{ is_current: false }, { is_current: false }];

test("next after the last car is the first, previous before the first is the last", () => {
  expect(wrapped(3, 3)).toBe(0);
  expect(wrapped(-1, 3)).toBe(2);
  expect(wrapped(1, 3)).toBe(1);
});

test("a carousel without cars stays at 0", () => {
  expect(wrapped(1, 0)).toBe(0);
});

test("the selected car is in the centre, its neighbours left and right of it, around the ends too", () => {
  expect([0, 1, 2, 3, 4, 5].map((index) => placeOf(index, 0, 6))).toEqual([0, 1, 2, 3, -2, -1]);
  expect([0, 1, 2].map((index) => placeOf(index, 2, 3))).toEqual([1, -1, 0]);
});

test("the second of two cars stands on the right, whichever is selected", () => {
  expect(placeOf(1, 0, 2)).toBe(1);
  expect(placeOf(0, 1, 2)).toBe(1);
});

test("it starts on the current-season car, on the first where there is none", () => {
  expect(startIndex(garage)).toBe(1);
  expect(startIndex(museum)).toBe(0);
  expect(startIndex([])).toBe(0);
});

test("it moves by itself only away from the current-season car, and only with more than one car", () => {
  expect(movesAlone(garage, 0)).toBe(true);
  expect(movesAlone(garage, 1)).toBe(false);
  expect(movesAlone(museum, 0)).toBe(true);
  expect(movesAlone([{ is_current: false }], 0)).toBe(false);
});
