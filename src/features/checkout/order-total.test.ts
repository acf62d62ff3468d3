import { expect, test } from "vitest";
import { goodsHalere, orderTotal } from "#features/cart/order-total.ts";
import { vatWithin } from "#features/invoices/vat.ts";
import { orderNumber } from "#features/orders/order-number.ts";
import { vatRate } from "#features/settings/vat-rate.ts";

test.each([
  [[], 0, 0],
  [[], 129, 129],
  [[{ price: 5000, quantity: 1 }], 0, 5000],
  [[{ price: 0.1, quantity: 3 }], 0.2, 0.5],
  [[{ price: 1.1, quantity: 3 }], 2.2, 5.5],
  [
    [
      { price: 490, quantity: 2 },
      { price: 149.9, quantity: 99 },
    ],
    79,
    15_899.1,
  ],
])("%j with shipping %d is %d CZK to the haléř", (lines, shipping, total) => {
  expect(orderTotal(lines, shipping)).toBe(total);
});

test("a way of paying adds its fee, a discount goes off", () => {
  expect(orderTotal([{ price: 490, quantity: 1 }], 79, 30, 4_900)).toBe(550);
});

test("goods are added in whole haléře", () => {
  expect(goodsHalere([{ price_halere: 14_990, quantity: 99 }])).toBe(1_484_010);
});

test.each([
  [42, "0000000042"],
  [12_345_678_901, "12345678901"],
  [null, "0000000N/A"],
  [undefined, "0000000N/A"],
])("the number of order %s is %s", (id, number) => {
  expect(orderNumber(id)).toBe(number);
});

test.each([
  [12_100, 21, 10_000, 2_100],
  [11_200, 12, 10_000, 1_200],
  [100, 21, 83, 17],
])("%d haléře with %d %% VAT are %d without it and %d VAT", (total, rate, base, vat) => {
  expect(vatWithin(total, rate)).toEqual({ base, vat });
});

test.each([
  ["21", 21],
  ["12 %", 12],
  ["12,5", 12.5],
  ["", null],
  ["0", null],
  ["100", 100],
  ["101", null],
  ["much", null],
])("the setting %j means a VAT rate of %s", (text, rate) => {
  expect(vatRate(text)).toBe(rate);
});
