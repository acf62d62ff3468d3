import { expect, test } from "vitest";
import { photoRows } from "./photo-rows.ts";

const sizes = (count: number) => photoRows(Array.from({ length: count })).map((row) => row.length);

test("pictures stand in rows of two and three by turns", () => {
  expect(sizes(7)).toEqual([2, 3, 2]);
  expect(sizes(5)).toEqual([2, 3]);
  expect(sizes(12)).toEqual([2, 3, 2, 3, 2]);
});

test("no picture is left alone in a row, whatever their number", () => {
  for (let count = 2; count <= 40; count++) expect(Math.min(...sizes(count))).toBeGreaterThanOrEqual(2);
});

test("a single picture has the row for itself, none makes no row", () => {
  expect(sizes(1)).toEqual([1]);
  expect(sizes(0)).toEqual([]);
});

test("every picture is shown once, in its order", () => {
  expect(photoRows([1, 2, 3, 4]).flat()).toEqual([1, 2, 3, 4]);
});
