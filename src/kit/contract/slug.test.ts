import { expect, test } from "vitest";
import { freeSlug, slugify } from "./slug.ts";

test.each([
  ["Příliš žluťoučký kůň", "prilis-zlutoucky-kun"],
  ["  Kestrel  S14!  ", "kestrel-s14"],
  ["a - b -- c", "a-b-c"],
  ["---", ""],
  ["日本", ""],
  ["<script>alert(1)</script>", "scriptalert1script"],
  ["../../etc/passwd", "etcpasswd"],
])("%s becomes %s", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test("a taken slug gets the first free number, an empty one its fallback", async () => {
  const taken = new Set(["car", "car-1", "kestrel"]);
  const isTaken = async (slug: string) => taken.has(slug);
  expect(await freeSlug("kestrel", isTaken, "car")).toBe("kestrel-1");
  expect(await freeSlug("", isTaken, "car")).toBe("car-2");
  expect(await freeSlug("new", isTaken, "car")).toBe("new");
});
