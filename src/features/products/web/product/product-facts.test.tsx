import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { Product } from "../../products.contract.ts";
import { ProductFacts } from "./product-facts.tsx";

const texts = { name: "Cap", description: "", material: "Cotton", care: "", sizing: "58 cm", delivery: "" };
const goods = { category: "merchandise", variants: [], features: [], translations: { en: texts, cs: texts } };

const titles = (product: object) =>
  [...staticPage(<ProductFacts product={product as Product} />).matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(
    ([, title]) => title,
  );

test("goods in sizes have sizes, what there is one of has a size", () => {
  expect(titles(goods)).toEqual(["Material", "Size"]);
  expect(titles({ ...goods, variants: [{ id: 1, name: "S", is_active: true }] })).toEqual([
    "Material",
    "Sizes",
  ]);
});
