import { expect, test } from "vitest";
import type { Product } from "../../products.contract.ts";
import { EMPTY_PRODUCT, followingSlug, productCopy, productErrors } from "./product-values.ts";

const named = {
  ...EMPTY_PRODUCT,
  slug: "cap",
  translations: {
    en: { ...EMPTY_PRODUCT.translations.en, name: "Cap" },
    cs: { ...EMPTY_PRODUCT.translations.cs, name: "Čepice" },
  },
};

test("the slug goes along with the English name until it is typed over", () => {
  expect(followingSlug("", "", "Té")).toBe("te");
  expect(followingSlug("te", "Té", "Team T-shirt")).toBe("team-t-shirt");
  expect(followingSlug("shirt", "Team T-shirt", "Team jacket")).toBe("shirt");
  expect(followingSlug("", "Team jacket", "Team jackets")).toBe("");
});

test("a slug made from a long name is one that the contract takes", () => {
  const slug = followingSlug("", "", `${"a".repeat(99)} b`);
  expect(productErrors({ ...named, slug }, null, "en")).toEqual([]);
});

test("names, slug and price are required, with the spec's words in the page's language", () => {
  expect(productErrors(named, null, "en")).toEqual([]);
  expect(productErrors({ ...named, slug: " " }, null, "en")).toEqual([
    { path: "slug", message: "Slug is required" },
  ]);
  expect(productErrors({ ...named, price: "" }, null, "en")[0]?.path).toBe("price");
  expect(productErrors({ ...named, price: "12.50" }, null, "en")).toEqual([]);
  const unnamed = { ...named, translations: EMPTY_PRODUCT.translations };
  expect(productErrors(unnamed, null, "cs")).toEqual([
    { path: "translations.en.name", message: "Název je povinný v obou jazycích" },
    { path: "translations.cs.name", message: "Název je povinný v obou jazycích" },
  ]);
});

test("a copy of a product has an address, sizes and counts of its own, and is neither shown nor reduced", () => {
  const size = { id: 7, label: { en: "M", cs: "M" }, is_active: true };
  const stored = { ...named, price: 990, is_active: true, is_reduced: true, photos: [], stock: 5 };
  const variants = [
    { ...size, stock: 3 },
    { ...size, id: 8, stock: null },
  ];
  const copy = productCopy({ ...stored, variants } as unknown as Product);
  expect(copy).toMatchObject({ slug: "cap-copy", price: 990, is_active: false, is_reduced: false });
  expect([copy.stock, copy.stock_seen]).toEqual([0, null]);
  expect(copy.variants.map(({ id, stock, stock_seen }) => [id, stock, stock_seen])).toEqual([
    [undefined, 0, null],
    [undefined, null, null],
  ]);
  expect(productErrors(copy, null, "en")).toEqual([]);
});
