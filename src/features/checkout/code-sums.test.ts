import { expect, test } from "vitest";
import type { CartLine } from "#features/cart/index.ts";
import { discountedLines, orderSums } from "./code-sums.ts";

const line = (id: string, price: number, quantity: number) => ({ id, price, quantity }) as CartLine;
const lines = [line("shirt", 590.4, 2), line("voucher", 1_000, 1)];
const valueIds = new Set(["voucher"]);
const ordered = { lines, discount: null, vouchers: 0, valueIds };
const discount = { code: "LETO", goods: 18_080, freeShipping: false };

test("a discount is reckoned from a cart's lines in haléře; vouchers over an amount are money", () => {
  expect(discountedLines(lines, valueIds)).toEqual([
    { product_id: "shirt", price_halere: 59_040, quantity: 2, is_value: false },
    { product_id: "voucher", price_halere: 100_000, quantity: 1, is_value: true },
  ]);
});

test("an order costs goods, shipping and fee without the discount", () => {
  expect(orderSums(ordered)).toEqual({ total: 218_080, byVoucher: 0, rounding: 0, toPay: 218_080 });
  expect(orderSums({ ...ordered, shipping: 79, fee: 30, discount })).toMatchObject({
    total: 210_900,
    toPay: 210_900,
  });
});

test("gift vouchers pay as far as they go, but for no other voucher", () => {
  const paidBy = (vouchers: number, more = {}) => orderSums({ ...ordered, vouchers, ...more });
  expect(paidBy(50_000)).toMatchObject({ total: 218_080, byVoucher: 50_000, toPay: 168_080 });
  expect(paidBy(500_000)).toMatchObject({ byVoucher: 118_080, toPay: 100_000 });
  expect(paidBy(500_000, { lines: [lines[1]] })).toMatchObject({ byVoucher: 0, toPay: 100_000 });
  expect(paidBy(500_000, { lines: [lines[1]], discount })).toMatchObject({ byVoucher: 0 });
});

test("what is paid at the handover is rounded to whole crowns after the vouchers, all else is not", () => {
  const sums = (kind: "cash" | "cod" | "bank" | "card") => orderSums({ ...ordered, vouchers: 50_030, kind });
  expect(sums("cash")).toEqual({ total: 218_080, byVoucher: 50_030, rounding: 50, toPay: 168_100 });
  expect(sums("cod").toPay).toBe(168_100);
  expect([sums("bank").toPay, sums("card").toPay]).toEqual([168_050, 168_050]);
});
