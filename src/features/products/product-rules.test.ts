import { expect, test } from "vitest";
import { isOrderable, needsParcel, pieceGrams, voucherValidUntil } from "./product-rules.ts";

test("goods are sent; vouchers, rides and courses come by e-mail", () => {
  expect(needsParcel({ category: "merchandise", is_voucher: false })).toBe(true);
  expect(needsParcel({ category: "merchandise", is_voucher: true })).toBe(false);
  expect(needsParcel({ category: "experience", is_voucher: false })).toBe(false);
  expect(needsParcel({ category: "course", is_voucher: false })).toBe(false);
});

test("a size weighs what it says, else what the product does; nobody knows where neither says", () => {
  const variants = [
    { id: 1, weight_grams: 150 },
    { id: 2, weight_grams: null },
  ];
  const grams = (variant?: number) => pieceGrams({ weight_grams: 200, variants }, variant);
  expect([grams(1), grams(2), grams(3), grams()]).toEqual([150, 200, 200, 200]);
  expect(pieceGrams({ weight_grams: 200 }, 1)).toBe(200);
  expect(pieceGrams({ variants }, 2)).toBeNull();
});

test("a product is on sale while it is active, its last day included", () => {
  const until = (valid_until: string | null, is_active = true) =>
    isOrderable({ is_active, valid_until }, "2026-06-30");
  expect([until(null), until("2026-06-30"), until("2026-07-01"), until("2026-06-29")]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([until(null, false), until("2026-07-01", false)]).toEqual([false, false]);
});

test("a voucher is on sale until 31 March 2026, later until the next 31 March", () => {
  const days = [
    "2025-01-01",
    "2026-03-31",
    "2026-04-01",
    "2026-12-31",
    "2027-01-01",
    "2027-03-31",
    "2027-04-01",
  ];
  expect(days.map(voucherValidUntil)).toEqual([
    "2026-03-31",
    "2026-03-31",
    "2027-03-31",
    "2027-03-31",
    "2027-03-31",
    "2027-03-31",
    "2028-03-31",
  ]);
});
