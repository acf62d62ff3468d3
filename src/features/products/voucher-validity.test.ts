import { expect, test } from "vitest";
import { voucherValidity } from "./voucher-validity.ts";

test("a voucher's validity is said in months from the payment (15.16)", () => {
  expect([1, 12].map((months) => voucherValidity(months, "en"))).toEqual([
    "1 month from payment",
    "12 months from payment",
  ]);
  expect([1, 3, 6, 12].map((months) => voucherValidity(months, "cs"))).toEqual([
    "1 měsíc od zaplacení",
    "3 měsíce od zaplacení",
    "6 měsíců od zaplacení",
    "12 měsíců od zaplacení",
  ]);
});
