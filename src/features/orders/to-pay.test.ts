import { expect, test } from "vitest";
import { cashRounding } from "./cash-rounding.ts";
import { type PayableOrder, sumOnTheSpot, toPayOf } from "./to-pay.ts";

const order: PayableOrder = {
  total_halere: 100_050,
  status: "pending",
  paid_at: null,
  balance_halere: -50_050,
};

test("what is to be paid is what the order's book leaves, and never less than nothing", () => {
  expect(toPayOf(order)).toBe(50_050);
  expect(toPayOf({ ...order, balance_halere: 9_950 })).toBe(0);
});

test("of a paid order its difference is to be paid", () => {
  expect(toPayOf({ ...order, paid_at: new Date(), balance_halere: -4_950 })).toBe(4_950);
});

test("a cancelled order would still cost what a part that has come leaves, unless it was paid", () => {
  const cancelled = { ...order, status: "cancelled" as const, balance_halere: 20_000 };
  expect(toPayOf(cancelled)).toBe(80_050);
  expect(toPayOf({ ...cancelled, paid_at: new Date() })).toBe(0);
});

test("cash is rounded to whole crowns, up or down; nothing else is", () => {
  expect([100, 149, 150, 199].map(cashRounding)).toEqual([0, -49, 50, 1]);
  expect(Object.is(cashRounding(0), 0)).toBe(true);
  expect(sumOnTheSpot(order, "cash")).toBe(50_100);
  expect([sumOnTheSpot(order, "card"), sumOnTheSpot(order, "bank")]).toEqual([50_050, 50_050]);
});
