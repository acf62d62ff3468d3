import { expect, test } from "vitest";
import { countAfter, fewPieces, isSoldOut, piecesInAll, piecesLeft } from "./stock-rules.ts";

const size = (id: number, stock: number | null, is_active = true) => ({
  id,
  stock,
  is_active,
  label: { en: "M", cs: "M" },
});

test("a size counts for itself, or takes from the product's count", () => {
  const product = { stock: 5, variants: [size(1, 2), size(2, null), size(3, 0)] };
  expect([1, 2, 3].map((id) => piecesLeft(product, id))).toEqual([2, 5, 0]);
  expect(piecesInAll(product)).toBe(7);
  expect(piecesInAll({ ...product, stock: null })).toBeNull();
  expect(piecesInAll({ stock: 4, variants: [] })).toBe(4);
  expect(piecesInAll({ stock: null, variants: [size(1, 2), size(2, 3)] })).toBe(5);
  expect(piecesInAll({ stock: 5, variants: [size(1, 2), size(2, 3, false)] })).toBe(2);
  expect(piecesInAll({ stock: 5, variants: [size(1, 2, false)] })).toBe(0);
});

test("a product is sold out when no active size is left; without a count it never is", () => {
  expect(isSoldOut({ stock: null, variants: [] })).toBe(false);
  expect(isSoldOut({ stock: 0, variants: [] })).toBe(true);
  expect(isSoldOut({ stock: 0, variants: [size(1, 1)] })).toBe(false);
  expect(isSoldOut({ stock: 0, variants: [size(1, null), size(2, 0)] })).toBe(true);
  expect(isSoldOut({ stock: null, variants: [size(1, 3, false), size(2, 0)] })).toBe(true);
  expect(isSoldOut({ stock: 0, variants: [size(1, 0), size(2, 1)] })).toBe(false);
});

test("few is three or fewer, never none", () => {
  expect([null, 0, 1, 3, 4].map(fewPieces)).toEqual([null, null, 1, 3, null]);
});

test("a change of a count keeps what was sold since it was seen", () => {
  expect(countAfter(8, 20, 10)).toBe(18);
  expect(countAfter(8, 10, 10)).toBe(8);
  expect(countAfter(8, undefined, undefined)).toBe(8);
  expect(countAfter(8, 20, undefined)).toBe(20);
  expect(countAfter(8, null, 10)).toBeNull();
  expect(countAfter(8, 20, null)).toBe(20);
  expect(countAfter(null, 20, 10)).toBe(20);
  expect(countAfter(null, null, null)).toBeNull();
  expect(countAfter(8, undefined, 10)).toBe(8);
  expect(countAfter(8, null, null)).toBe(8);
  expect(countAfter(null, 10, 10)).toBeNull();
  expect(countAfter(null, 20, null)).toBe(20);
  expect(countAfter(1, 0, 3)).toBe(0);
});
