import { expect, test } from "vitest";
import { hasTag } from "./blog-rules.ts";

test("a post has a tag whatever its case and its kind of spaces, but not half of it", () => {
  expect(hasTag("drift, Kestrel S14", "kestrel\u00a0s14")).toBe(true);
  expect(hasTag("Kestrel", "Kestrel S14")).toBe(false);
  expect(hasTag("", "Kestrel S14")).toBe(false);
});
