import { expect, test } from "vitest";
import { productsEndpoints } from "#features/products/products.contract.ts";
import { sampleAnswer } from "#testing/sample-answer.ts";
import { handedFor, isForStall, type StallLine, sumOf, withPiece } from "./stall-cart.ts";

const product = (values: object) =>
  sampleAnswer(productsEndpoints.get.response, {
    id: "shirt",
    price: 449.5,
    category: "merchandise",
    is_orderable: true,
    is_voucher: false,
    stock: null,
    variants: [],
    is_sold_out: false,
    ...values,
  });

test("pieces of one size are one line, and no more are sold than there are", () => {
  const shirt = product({});
  let lines: StallLine[] = [];
  for (const variant of [1, 2, 1]) lines = withPiece(lines, shirt, variant);
  expect(lines.map(({ variant, quantity }) => [variant, quantity])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(sumOf(lines)).toBe(1348.5);
  const last = product({ id: "last", stock: 1 });
  expect(withPiece(withPiece([], last, null), last, null)).toMatchObject([{ quantity: 1 }]);
});

test("rides and vouchers are not sold over the counter", () => {
  expect(isForStall(product({}))).toBe(true);
  for (const other of [{ category: "experience" }, { is_voucher: true }, { is_orderable: false }])
    expect(isForStall(product(other))).toBe(false);
});

test.each([
  [450, [500, 1000, 2000, 5000]],
  [499, [500, 1000, 2000, 5000]],
  [1, [100, 200, 500, 1000]],
  [500, [1000, 2000, 5000]],
  [1349, [1400, 1500, 2000, 5000]],
  [7200, [7500]],
])("for %i crowns people hand over %j", (sum, given) => {
  expect(handedFor(sum)).toEqual(given);
});
