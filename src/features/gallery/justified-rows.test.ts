import { expect, test } from "vitest";
import { justifiedRows } from "./justified-rows.ts";

const pictures = (...shapes: number[]) => shapes.map((shape, id) => ({ id, shape }));
const sizes = (rows: unknown[][]) => rows.map((row) => row.length);

test("rows of three, two and four landscapes come by turns", () => {
  expect(sizes(justifiedRows(pictures(...new Array(18).fill(1.5))))).toEqual([3, 2, 4, 3, 2, 4]);
});

test("a picture that is left over joins the row before it", () => {
  expect(sizes(justifiedRows(pictures(...new Array(10).fill(1.5))))).toEqual([3, 2, 5]);
});

test("upright pictures share a row with more of them, a panorama has its own", () => {
  expect(sizes(justifiedRows(pictures(0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 3)))).toEqual([6, 1]);
});

test("every picture is there once, in its order", () => {
  const shapes = [1.5, 0.7, 1, 2.2, 1.5, 1.5, 0.8, 1.3, 1.5];
  expect(
    justifiedRows(pictures(...shapes))
      .flat()
      .map(({ id }) => id),
  ).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("nothing makes no row", () => {
  expect(justifiedRows([])).toEqual([]);
});
