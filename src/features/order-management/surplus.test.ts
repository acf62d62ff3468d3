import { expect, test } from "vitest";
import { surplusOf } from "./surplus.ts";

type Order = Parameters<typeof surplusOf>[0];
const money = (left: number) => ({ left }) as Order["money"];
const refund = (state: string, price: number) => ({ state, price }) as Order["refunds"][number];
const order: Order = { total: 500.1, refunded: null, money: money(700.3), refunds: [] };

test("what is here beyond an order's price is its surplus, to the haléř and never less than nothing", () => {
  expect(surplusOf(order)).toBe(200.2);
  expect(surplusOf({ ...order, money: money(500.1) })).toBe(0);
  expect(surplusOf({ ...order, money: money(400) })).toBe(0);
});

test("of what went back the price is no longer asked for, nor of what is on its way", () => {
  expect(surplusOf({ ...order, money: money(400), refunded: 300.1 })).toBe(200);
  const going = [refund("opening", 10), refund("pending", 20), refund("unclear", 30)];
  expect(surplusOf({ ...order, refunds: going })).toBe(260.2);
  expect(surplusOf({ ...order, refunds: [refund("done", 10), refund("failed", 20)] })).toBe(200.2);
});
