import { expect, test } from "vitest";
import { lineName } from "#features/cart/cart-lines.ts";
import { lineOf } from "#features/products/cart-line.ts";
import type { Product } from "#features/products/products.contract.ts";
import { checkCart, isUnavailable } from "./cart-check.ts";

const text = (name: string) => ({
  name,
  description: `${name}.`,
  what_to_expect: "",
  locations: "",
  availability: "",
  eligibility: "",
  what_to_bring: "",
  safety: "",
  material: "",
  care: "",
  sizing: "",
  delivery: "",
});

function product(id: string, change: Partial<Product> = {}): Product {
  return {
    id,
    slug: id,
    price: 100,
    category: "merchandise",
    is_value: false,
    min_height: null,
    max_height: null,
    min_weight: null,
    max_weight: null,
    weight_grams: null,
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
    film: "",
    goes_with: [],
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
  expect(checkCart(lines, [shirt]).lines).toEqual(lines);
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

test("a line must be removed unless there are only too few pieces", () => {
  const kinds = ["gone", "soldOut", "noSize", "notHeld", "few"] as const;
  expect(kinds.map((kind) => isUnavailable({ kind, left: 0 }))).toEqual([true, true, true, true, false]);
  expect([isUnavailable(null), isUnavailable(undefined)]).toEqual([false, false]);
});

test("a line that can't be ordered stays as the visitor saw it, one with too few pieces has today's price", () => {
  const [gone, few] = [line("cap"), line("ring")];
  const now = [product("cap", { price: 120, is_sold_out: true }), product("ring", { price: 120, stock: 1 })];
  const checked = checkCart([gone, few], now);
  expect(checked.lines).toEqual([gone, { ...few, price: 120 }]);
  expect(checked.earlierPrices).toEqual({ ring: 100 });
});

test("a size that is offered no more can't be ordered, nor is its count another's", () => {
  const hidden = { ...size(1, "M", 3), is_active: false };
  const shirt = product("shirt", { stock: 5, variants: [hidden, size(2, "L", 3)] });
  expect(checkCart([inSize("shirt", hidden, 1)], [shirt]).problems).toEqual({
    "shirt#1": { kind: "noSize", left: 0 },
  });
  // Each has a count of its own.
  const both = product("shirt", { stock: 0, variants: [size(1, "M", 2), size(2, "L", 2)] });
  const lines = [inSize("shirt", size(1, "M", 2), 2), inSize("shirt", size(2, "L", 2), 2)];
  expect(checkCart(lines, [both]).problems).toEqual({});
});

test("pieces that a line further up has are not left for one further down", () => {
  const gift = {
    line: "1",
    recipient: "",
    dedication: "",
    design: "night",
    deliver: "buyer",
    email: "",
    day: null,
  } as const;
  const ring = product("ring", { stock: 3 });
  const lines = [line("ring"), { ...line("ring"), gift }];
  expect(checkCart(lines, [ring]).problems).toEqual({ "ring*1": { kind: "few", left: 1 } });
  expect(checkCart(lines, [product("ring", { stock: 2 })]).problems).toEqual({
    "ring*1": { kind: "soldOut", left: 0 },
  });
  expect(
    checkCart([...lines, { ...line("ring"), gift: { ...gift, line: "2" } }], [ring]).problems,
  ).toMatchObject({
    "ring*2": { kind: "soldOut", left: 0 },
  });
});

test("a voucher keeps what is wished for it as a gift; what is no voucher any more does not", () => {
  const gift = {
    line: "1",
    recipient: "Jana",
    dedication: "",
    design: "night",
    deliver: "buyer",
    email: "",
    day: null,
  } as const;
  const wished = { ...line("taxi"), gift };
  const voucher = product("taxi", { category: "experience", is_voucher: true });
  expect(checkCart([wished], [voucher]).lines).toEqual([wished]);
  expect(checkCart([line("taxi")], [voucher]).lines).toEqual([line("taxi")]);
  expect(checkCart([wished], [product("taxi")]).lines).toEqual([line("taxi")]);
});

test("held seats keep the price of their day and their quantity", () => {
  const ride = {
    holds: [{ id: 1, key: "k" }],
    starts_at: "2027-06-14T10:00:00Z",
    hold_until: "2027-06-01T10:00:00Z",
  };
  const held = { ...line("taxi"), price: 90, ride };
  const taxi = product("taxi", {
    price: 120,
    is_voucher: true,
    name: "Taxi",
    translations: { en: text("Taxi"), cs: text("Taxi") },
  });
  const checked = checkCart([held], [taxi]);
  expect(checked.lines).toEqual([{ ...lineOf(taxi), price: 90, quantity: 2, ride }]);
  expect(checked.earlierPrices).toEqual({});
});
