import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type DiscountedLine,
  type DiscountRule,
  discountOf,
  shareOfPieces,
  spreadDiscount,
} from "./order-discount.ts";

const rule = (change: Partial<DiscountRule>): DiscountRule => ({
  kind: "percent",
  percent: 0,
  amount_halere: 0,
  free_shipping: false,
  products: [],
  ...change,
});
const shirt = { product_id: "shirt", price_halere: 59_000, quantity: 2, is_value: false };
const cap = { product_id: "cap", price_halere: 49_033, quantity: 1, is_value: false };
const voucher = { product_id: "voucher", price_halere: 100_000, quantity: 1, is_value: true };
const lines = [shirt, cap, voucher];

test("per cent are of the goods that the code is for, in whole haléře, and of no voucher over an amount", () => {
  expect(discountOf(rule({ percent: 10 }), lines)).toBe(16_703);
  expect(discountOf(rule({ percent: 100 }), lines)).toBe(167_033);
  expect(discountOf(rule({ percent: 10, products: ["cap"] }), lines)).toBe(4_903);
  expect(discountOf(rule({ percent: 10, products: ["voucher"] }), lines)).toBe(0);
});

test("half a haléř of a per cent and more is one", () => {
  expect(
    [5, 15, 25].map((percent) => discountOf(rule({ percent }), [{ ...cap, price_halere: 110 }])),
  ).toEqual([6, 17, 28]);
  expect(discountOf(rule({ percent: 1 }), [{ ...cap, price_halere: 149 }])).toBe(1);
});

test("an amount goes as far as the goods that it is for; free shipping takes nothing off goods", () => {
  expect(discountOf(rule({ kind: "amount", amount_halere: 20_000 }), lines)).toBe(20_000);
  expect(discountOf(rule({ kind: "amount", amount_halere: 200_000, products: ["cap"] }), lines)).toBe(49_033);
  expect(discountOf(rule({ kind: "shipping", free_shipping: true }), lines)).toBe(0);
  expect(discountOf(rule({ kind: "shipping", amount_halere: 500 }), lines)).toBe(0);
});

test("the spread follows what lines cost, and leaves out what the code is not for", () => {
  expect(spreadDiscount(rule({}), lines, 16_703)).toEqual([11_800, 4_903, 0]);
  expect(spreadDiscount(rule({ products: ["cap"] }), lines, 100)).toEqual([0, 100, 0]);
  expect(spreadDiscount(rule({}), [shirt, shirt, shirt], 100)).toEqual([34, 33, 33]);
  expect(spreadDiscount(rule({}), lines, 0)).toEqual([0, 0, 0]);
  expect(spreadDiscount(rule({}), [{ ...cap, price_halere: 0 }], 0)).toEqual([0]);
});

test("what rounding leaves over goes to the lines that lost most by it", () => {
  const priced = (...prices: number[]) => prices.map((price_halere) => ({ ...cap, price_halere }));
  // Of 10 haléře these have 3.3, 1.6, 1.6 and 3.3.
  expect(spreadDiscount(rule({}), priced(200, 100, 100, 200), 10)).toEqual([3, 2, 2, 3]);
  expect(spreadDiscount(rule({}), priced(1, 1_000_000_000_000), 999_999_999_999)).toEqual([
    1, 999_999_999_998,
  ]);
});

test("pieces that go take their part of the discount, cut off; the last ones take what is left", () => {
  expect([1, 2, 3, 4].map((pieces) => shareOfPieces(100, pieces, 3))).toEqual([33, 66, 100, 100]);
});

const anyLine: fc.Arbitrary<DiscountedLine> = fc.record({
  product_id: fc.constantFrom("a", "b", "c"),
  price_halere: fc.integer({ min: 0, max: 1_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  is_value: fc.boolean(),
});
const anyRule = fc.record({
  kind: fc.constantFrom("percent" as const, "amount" as const),
  percent: fc.integer({ min: 1, max: 100 }),
  amount_halere: fc.integer({ min: 1, max: 2_000_000_000 }),
  free_shipping: fc.boolean(),
  products: fc.subarray(["a", "b"]),
});

test("of any cart: shares add up to the discount, none is below nothing or above its line", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 20 }), anyRule, (cart, code) => {
      const discount = discountOf(code, cart);
      const shares = spreadDiscount(code, cart, discount);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
      for (const [index, share] of shares.entries()) {
        const { price_halere, quantity, is_value } = cart[index] as DiscountedLine;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(is_value ? 0 : price_halere * quantity);
      }
    }),
  );
});

test("pieces that go one after the other take exactly the discount with them", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      (discount, goes) => {
        let [left, pieces] = [discount, goes.reduce((sum, one) => sum + one, 0)];
        for (const going of goes) {
          const share = shareOfPieces(left, going, pieces);
          expect(share).toBeGreaterThanOrEqual(0);
          [left, pieces] = [left - share, pieces - going];
        }
        expect(left).toBe(0);
      },
    ),
  );
});
