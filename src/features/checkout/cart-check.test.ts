import { expect, test } from "vitest";
import { lineName } from "#features/cart/cart-lines.ts";
import { lineOf } from "#features/products/cart-line.ts";
import type { Product } from "#features/products/products.contract.ts";
import { checkCart } from "./cart-check.ts";

const text = (name: string) => ({
  name,
  description: `${name}.`,
  what_to_expect: "",
  locations: "",
  availability: "",
  eligibility: "",
  what_to_bring: "",
  safety: "",
  ...{ material: "", care: "", sizing: "", delivery: "" },
});

function product(id: string, change: Partial<Product> = {}): Product {
  return {
    id,
    slug: id,
    price: 100,
    category: "merchandise",
    is_value: false,
    ...{ min_height: null, max_height: null, min_weight: null, max_weight: null, weight_grams: null },
    is_featured: false,
    is_bestseller: false,
    is_new: false,
    is_active: true,
    is_orderable: true,
    display_order: 1,
    valid_until: null,
    is_withdrawal_exempt: false,
    features: [],
    maker: { name: "", address: "", contact: "" },
    eu_responsible: { name: "", address: "", contact: "" },
    photos: [],
    image_path: null,
    translations: { en: text(id), cs: text(id) },
    ...text(id),
    created_at: "2026-01-01T00:00:00.000Z",
    updated_at: "2026-01-01T00:00:00.000Z",
    is_voucher: false,
    voucher_months: 12,
    is_reduced: false,
    reduction: null,
    stock: null,
    variants: [],
    is_sold_out: false,
    ...change,
  };
}

const line = (id: string) => ({ ...lineOf(product(id)), quantity: 2 });

test("a product without texts in either language goes into the cart by its plain name (15.D)", () => {
  const untranslated = product("cap", { name: "Plain", translations: { en: text(""), cs: text("") } });
  expect(lineName(lineOf(untranslated), "cs")).toBe("Plain");
  const { translations: _, ...bare } = untranslated;
  expect(lineName(lineOf(bare as Product), "en")).toBe("Plain");
});

test("a cart of what is on sale at the same price stays as it is", () => {
  const lines = [line("cap"), line("ring")];
  expect(checkCart(lines, [product("ring"), product("cap")])).toEqual({
    lines,
    problems: {},
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
  expect(Object.keys(checked.problems)).toEqual(["gone", "hidden", "late"]);
  expect(checked.problems.late).toEqual({ kind: "gone", left: 0 });
  expect(checked.lines).toEqual(lines);
});

test("a changed price replaces the old one, which is told; quantities stay", () => {
  const checked = checkCart([line("cap")], [product("cap", { price: 120 })]);
  expect(checked.lines[0]).toMatchObject({ price: 120, quantity: 2 });
  expect(checked.earlierPrices).toEqual({ cap: 100 });
});

const size = (id: number, label: string, stock: number | null) => ({
  id,
  label: { en: label, cs: label },
  stock,
  weight_grams: null,
  is_active: true,
});
const inSize = (id: string, variant: ReturnType<typeof size>, quantity: number) => ({
  ...lineOf(product(id), variant),
  quantity,
});

test("more than is left is told with what is left, lines of one count taken together", () => {
  const m = size(1, "M", null);
  const l = size(2, "L", null);
  const xl = size(3, "XL", 1);
  const shirt = product("shirt", { stock: 5, variants: [m, l, xl] });
  const lines = [inSize("shirt", m, 3), inSize("shirt", l, 3), inSize("shirt", xl, 2)];
  expect(checkCart(lines, [shirt]).problems).toEqual({
    "shirt#2": { kind: "few", left: 2 },
    "shirt#3": { kind: "few", left: 1 },
  });
  expect(checkCart([inSize("shirt", m, 5)], [shirt]).problems).toEqual({});
});

test("what is sold out, and a size that is missing or gone, must be removed", () => {
  const m = size(1, "M", 0);
  const shirt = product("shirt", { variants: [m, size(2, "L", 4)] });
  const problems = (line: ReturnType<typeof inSize>, offered = shirt) =>
    Object.values(checkCart([line], [offered]).problems).map(({ kind }) => kind);
  expect(problems(inSize("shirt", m, 1))).toEqual(["soldOut"]);
  expect(problems(inSize("shirt", size(9, "S", null), 1))).toEqual(["noSize"]);
  expect(problems({ ...lineOf(shirt), quantity: 1 })).toEqual(["noSize"]);
  expect(problems(inSize("shirt", m, 1), product("shirt"))).toEqual(["noSize"]);
  expect(problems(inSize("shirt", m, 1), product("shirt", { is_sold_out: true }))).toEqual(["soldOut"]);
});
