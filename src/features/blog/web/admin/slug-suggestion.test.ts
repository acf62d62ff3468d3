import { expect, test } from "vitest";
import { ApiError } from "#kit/web/api/api-error.ts";
import { suggestSlug } from "./slug-suggestion.ts";

const asked: string[] = [];
const without = (...taken: string[]) => {
  asked.length = 0;
  return async (slug: string) => {
    asked.push(slug);
    return !taken.includes(slug);
  };
};
const failing = (error: unknown) => async () => {
  throw error;
};

test("a title becomes lowercase words without accents, joined by single hyphens", async () => {
  expect(await suggestSlug("  Žluté  BMW -- & dým! ", without())).toBe("zlute-bmw-dym");
  expect(asked).toEqual(["zlute-bmw-dym"]);
});

test("a title of two characters gives no slug, one of three does", async () => {
  expect(await suggestSlug("ab", without())).toBeNull();
  expect(await suggestSlug(" ab ", without())).toBeNull();
  expect(await suggestSlug("abc", without())).toBe("abc");
  expect(await suggestSlug("!?!?", without())).toBeNull();
});

test("a slug of less than three characters is not checked", async () => {
  expect(await suggestSlug("M3!", without("m3"))).toBe("m3");
  expect(asked).toEqual([]);
});

test("a taken slug gets the first free suffix from 1 to 9", async () => {
  expect(await suggestSlug("Drift", without("drift", "drift-1"))).toBe("drift-2");
  const all = ["drift", ...Array.from({ length: 8 }, (_, index) => `drift-${index + 1}`)];
  expect(await suggestSlug("Drift", without(...all))).toBe("drift-9");
});

test("where all nine are taken, or the check fails, a random suffix up to 999 is used", async () => {
  const all = ["drift", ...Array.from({ length: 9 }, (_, index) => `drift-${index + 1}`)];
  expect(await suggestSlug("Drift", without(...all), () => 0.5)).toBe("drift-500");
  expect(asked).toHaveLength(10);
  const broken = failing(new ApiError("http", "Broken", 500));
  expect(await suggestSlug("Drift", broken, () => 0)).toBe("drift-1");
  expect(await suggestSlug("Drift", broken, () => 0.9999)).toBe("drift-999");
});

test("an error that says that the post was not found means that the slug is free", async () => {
  for (const error of [new ApiError("http", "", 404), new Error("Post not found"), new Error("Nenalezeno.")])
    expect(await suggestSlug("Drift", failing(error))).toBe("drift");
});

test("a long title leaves room for a suffix", async () => {
  const slug = await suggestSlug(`${"a".repeat(189)} b${"c".repeat(100)}`, without());
  expect(slug).toBe("a".repeat(189));
});
