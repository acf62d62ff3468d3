import { expect, test } from "vitest";
import {
  loadOf,
  parcelGrams,
  pricedFor,
  shippingError,
  shippingHalere,
  toFreeShipping,
} from "./method-fit.ts";

const STEPS = [
  { up_to_grams: 2000, price: 99 },
  { up_to_grams: 5000, price: 149.9 },
];
const of = (grams: number) => ({ parcel: true, country: "CZ", load: { grams, isWhole: true } });

test("a parcel weighs what its pieces weigh; where one says nothing at least what is usual", () => {
  const known = loadOf([
    { grams: 250, quantity: 3 },
    { grams: 100, quantity: 1 },
  ]);
  expect(parcelGrams({ weight_grams: 1000 }, known)).toBe(850);
  const light = loadOf([
    { grams: 250, quantity: 1 },
    { grams: null, quantity: 1 },
  ]);
  expect(parcelGrams({ weight_grams: 1000 }, light)).toBe(1000);
  const heavy = loadOf([
    { grams: 4000, quantity: 1 },
    { grams: null, quantity: 1 },
  ]);
  expect(parcelGrams({ weight_grams: 1000 }, heavy)).toBe(4000);
  expect(parcelGrams({ weight_grams: 700 }, loadOf([]))).toBe(700);
  expect(parcelGrams({}, loadOf([]))).toBe(1);
});

test("a step holds to its last gram, and nothing goes above the last one", () => {
  const method = { price: 99, price_steps: STEPS };
  expect([1, 2000, 2001, 5000].map((grams) => shippingHalere(method, of(grams), 0))).toEqual([
    9900, 9900, 14_990, 14_990,
  ]);
  expect([5000, 5001].map((grams) => shippingError(method, of(grams)))).toEqual([null, "weight"]);
  expect(shippingError({ max_weight_grams: 3000, price_steps: STEPS }, of(3001))).toBe("weight");
  // Vouchers weigh nothing.
  expect(shippingError({ max_weight_grams: 1 }, { ...of(5000), parcel: false })).toBeNull();
});

test("from its sum on shipping is free, to the haléř", () => {
  const method = { price: 99, price_steps: STEPS, free_from: 1500 };
  expect(shippingHalere(method, of(3000), 149_999)).toBe(14_990);
  expect(shippingHalere(method, of(3000), 150_000)).toBe(0);
  expect([0, 149_999, 150_000, 200_000].map((goods) => toFreeShipping(method, goods))).toEqual([
    150_000, 1, 0, 0,
  ]);
  expect(toFreeShipping({ free_from: null }, 5)).toBeNull();
  expect(toFreeShipping({}, 5)).toBeNull();
});

test("a method that says none of it costs its one price", () => {
  expect(pricedFor({ price: 79, name: "Post" }, of(99_000), 99_000_000)).toEqual({ price: 79, name: "Post" });
});
