import { expect, test } from "vitest";
import { orderIdOf, orderNumber, orderScreen } from "./order-number.ts";

test.each([
  ["12", 12],
  ["1", 1],
  ["0000000012", 12],
  ["#0000000012", 12],
  [" 12 ", 12],
  ["2147483647", 2_147_483_647],
])("%s names an order", (typed, id) => {
  expect(orderIdOf(typed)).toBe(id);
  expect(orderIdOf(orderNumber(id))).toBe(id);
});

test.each([
  "",
  "0",
  "0000000000",
  "twelve",
  "1e3",
  "-1",
  "1.5",
  "2147483648",
  "99999999999",
  "12 34",
  "x12",
  "12x",
  "##12",
])("%o names none", (typed) => {
  expect(orderIdOf(typed)).toBeNull();
});

test("an order has a screen of its own", () => expect(orderScreen(42)).toBe("/admin/orders/42"));
