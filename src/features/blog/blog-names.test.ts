import { expect, test } from "vitest";
import { categoryName, categoryNamed } from "./blog-names.ts";

test("a category is stored once, and named in each language", () => {
  expect(categoryName("racing", "cs")).toBe("Závody");
  expect(categoryName("racing", "en")).toBe("Racing");
  expect(categoryName("zima", "cs")).toBe("Zima");
  expect(categoryName("", "cs")).toBe("");
});

test("a name finds its category in either language, however it is written; another is a new category", () => {
  expect(categoryNamed("Závody", [], "cs")).toBe("racing");
  expect(categoryNamed("závody", [], "cs")).toBe("racing");
  expect(categoryNamed("Drift taxi", [], "en")).toBe("taxi");
  expect(categoryNamed("Zima", ["zima"], "en")).toBe("zima");
  expect(categoryNamed("Sraz", ["zima"], "cs")).toBe("Sraz");
  expect(categoryNamed("", ["racing"], "cs")).toBe("");
});
