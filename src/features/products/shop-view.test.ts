import { expect, test } from "vitest";
import { needsFilter, shopAddress, shopView, viewed } from "./shop-view.ts";

const product = (id: string, category: "merchandise" | "course", price: number, day: number) => ({
  id,
  category,
  price,
  created_at: `2026-01-0${day}T00:00:00.000Z`,
});
const PRODUCTS = [
  product("cap", "merchandise", 390, 1),
  product("course", "course", 4900, 3),
  product("shirt", "merchandise", 590, 2),
];
const ids = (address: string) => viewed(PRODUCTS, shopView(new URLSearchParams(address))).map(({ id }) => id);

test.each([
  ["", ["cap", "course", "shirt"]],
  ["kind=merchandise", ["cap", "shirt"]],
  ["order=dearest", ["course", "shirt", "cap"]],
  ["kind=merchandise&order=newest", ["shirt", "cap"]],
  ["order=cheapest", ["cap", "shirt", "course"]],
  ["kind=nothing&order=best", ["cap", "course", "shirt"]],
])("?%s shows %s", (address, shown) => {
  expect(ids(address)).toEqual(shown);
});

test("the address says what is not as usual", () => {
  expect(shopAddress({ kind: null, order: "usual" })).toBe("/shop");
  expect(shopAddress({ kind: "course", order: "cheapest" })).toBe("/shop?kind=course&order=cheapest");
});

test("twelve products need no filter, thirteen do", () => {
  expect([needsFilter(Array(12)), needsFilter(Array(13))]).toEqual([false, true]);
});
