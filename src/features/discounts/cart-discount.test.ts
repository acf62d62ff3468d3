import { expect, test } from "vitest";
import { discountFor } from "./cart-discount.ts";

const lines = [
  { product_id: "shirt", price_halere: 59_000, quantity: 2, is_value: false },
  { product_id: "voucher", price_halere: 100_000, quantity: 1, is_value: true },
];
const code = {
  code: "LETO",
  kind: "percent" as const,
  percent: 10,
  amount: 0,
  free_shipping: true,
  minimum: 1_180,
  products: [],
  once_per_customer: false,
  valid_until: null,
};

test("a code brings what its rule says of the goods that it is for", () => {
  expect(discountFor(code, lines)).toEqual({
    discount: { code: "LETO", goods: 11_800, freeShipping: true },
    fault: null,
  });
  const amount = { ...code, kind: "amount" as const, percent: 0, amount: 99.5, free_shipping: false };
  expect(discountFor(amount, lines).discount).toEqual({ code: "LETO", goods: 9_950, freeShipping: false });
});

test("a code that brings nothing says why", () => {
  expect(discountFor({ ...code, minimum: 1_180.01 }, lines)).toMatchObject({
    discount: null,
    fault: { en: expect.stringContaining("CZK\u00a00.01 more") },
  });
  expect(discountFor({ ...code, products: ["voucher"] }, lines).discount).toBeNull();
});
