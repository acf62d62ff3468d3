import { expect, test } from "vitest";
import {
  carries,
  goesEverywhere,
  heaviest,
  loadOf,
  parcelGrams,
  paymentFits,
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

test("the heaviest parcel is that of the last step or of the limit, whichever is less; without either it is any", () => {
  expect(heaviest({})).toBeNull();
  expect(heaviest({ price_steps: [], max_weight_grams: 3000 })).toBe(3000);
  expect(heaviest({ price_steps: STEPS, max_weight_grams: null })).toBe(5000);
  expect([3000, 9000].map((max_weight_grams) => heaviest({ price_steps: STEPS, max_weight_grams }))).toEqual([
    3000, 5000,
  ]);
  expect(heaviest({ price_steps: [...STEPS, { up_to_grams: 9000, price: 199 }] })).toBe(9000);
  expect(shippingError({}, of(1_000_000))).toBeNull();
  expect(shippingError({ max_weight_grams: 1 }, { parcel: true, country: "CZ" })).toBeNull();
});

test("a way of shipping carries goods, services, or both, and goes to its countries, or everywhere", () => {
  const services = { ...of(1), parcel: false };
  expect([carries({}, of(1)), carries({}, services)]).toEqual([true, true]);
  expect(shippingError({ for_goods: false }, of(1))).toBe("goods");
  expect(shippingError({ for_goods: false }, services)).toBeNull();
  expect(shippingError({ for_services: false }, services)).toBe("services");
  expect(shippingError({ for_services: false }, of(1))).toBeNull();
  expect(shippingError({ countries: ["SK", "PL"] }, of(1))).toBe("country");
  expect(shippingError({ countries: ["SK", "CZ"] }, of(1))).toBeNull();
  expect(shippingError({ countries: [] }, of(1))).toBeNull();
  expect([
    goesEverywhere({}),
    goesEverywhere({ countries: [] }),
    goesEverywhere({ countries: ["CZ"] }),
  ]).toEqual([...[true, true, false]]);
});

test("what has no weight costs the one price, and what is too heavy the last step's", () => {
  const method = { price: 79, price_steps: STEPS };
  expect(shippingHalere(method, { ...of(3000), parcel: false }, 0)).toBe(7900);
  expect(shippingHalere(method, { parcel: true }, 0)).toBe(7900);
  expect(shippingHalere({ ...method, price_steps: [] }, of(3000), 0)).toBe(7900);
  expect(shippingHalere(method, of(9000), 0)).toBe(14_990);
  const three = [...STEPS, { up_to_grams: 9000, price: 199 }];
  expect(shippingHalere({ ...method, price_steps: three }, of(9001), 0)).toBe(19_900);
  expect(pricedFor({ ...method, weight_grams: 1 }, of(3000), 0).price).toBe(149.9);
});

test("a way of paying goes with the ways of shipping that it names, or with all", () => {
  expect(paymentFits({}, { id: 1 })).toBe(true);
  expect([1, 2].map((id) => paymentFits({ shipping_methods: [1, 3] }, { id }))).toEqual([true, false]);
  expect(paymentFits({ kind: "cod", shipping_methods: [2] }, { id: 1 })).toBe(false);
});

test("cash on delivery takes a parcel that a carrier brings, Packeta at home only", () => {
  const cod = (needs: { parcel: boolean; country: string } | null, shipping = {}) =>
    paymentFits({ kind: "cod" }, { id: 1, ...shipping }, needs);
  const home = { parcel: true, country: "CZ" };
  const abroad = { parcel: true, country: "SK" };
  expect([cod(home), cod(abroad), cod(null)]).toEqual([true, true, true]);
  expect(cod({ ...home, parcel: false })).toBe(false);
  expect(cod(home, { is_pickup: true })).toBe(false);
  expect([cod(home, { carrier: "packeta" }), cod(abroad, { carrier: "packeta" })]).toEqual([true, false]);
  expect(cod(abroad, { carrier: "ppl" })).toBe(true);
  expect(paymentFits({ kind: "card" }, { id: 1, is_pickup: true }, { ...home, parcel: false })).toBe(true);
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
  expect(shippingHalere({ price: 99, free_from: null }, of(1), 1_000_000)).toBe(9900);
});

test("a method that says none of it costs its one price", () => {
  expect(pricedFor({ price: 79, name: "Post" }, of(99_000), 99_000_000)).toEqual({ price: 79, name: "Post" });
});
