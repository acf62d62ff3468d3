import { expect, test } from "vitest";
import type { Product } from "#features/products/products.contract.ts";
import { checkCart, lineOf } from "./cart-check.ts";

const text = (name: string) => ({
  name,
  description: `${name}.`,
  what_to_expect: "",
  locations: "",
  availability: "",
  eligibility: "",
});

function product(id: string, change: Partial<Product> = {}): Product {
  return {
    id,
    slug: id,
    price: 100,
    category: "merchandise",
    is_featured: false,
    is_bestseller: false,
    is_new: false,
    is_active: true,
    is_orderable: true,
    display_order: 1,
    valid_until: null,
    features: [],
    photos: [],
    image_path: null,
    translations: { en: text(id), cs: text(id) },
    ...text(id),
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    ...change,
  };
}

const line = (id: string) => ({ ...lineOf(product(id)), quantity: 2 });

test("a cart of what is on sale at the same price stays as it is", () => {
  const lines = [line("cap"), line("ring")];
  expect(checkCart(lines, [product("ring"), product("cap")])).toEqual({
    lines,
    unavailable: [],
    earlierPrices: {},
  });
});

test("what is gone, hidden or past its last day is marked", () => {
  const lines = [line("gone"), line("hidden"), line("late"), line("cap")];
  const products = [
    product("hidden", { is_active: false }),
    product("late", { is_orderable: false }),
    product("cap"),
  ];
  const checked = checkCart(lines, products);
  expect(checked.unavailable).toEqual(["gone", "hidden", "late"]);
  expect(checked.lines).toEqual(lines);
});

test("a changed price replaces the old one, which is told; quantities stay", () => {
  const checked = checkCart([line("cap")], [product("cap", { price: 120 })]);
  expect(checked.lines[0]).toMatchObject({ price: 120, quantity: 2 });
  expect(checked.earlierPrices).toEqual({ cap: 100 });
});
