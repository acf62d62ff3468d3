import { expect, test } from "vitest";
import { freeSlug, SLUG_PATTERN, slugify } from "./slug.ts";

test.each([
  ["Příliš žluťoučký kůň", "prilis-zlutoucky-kun"],
  ["  Kestrel  S14!  ", "kestrel-s14"],
  ["a - b -- c", "a-b-c"],
  ["---", ""],
  ["Drift_Taxi 2", "drift_taxi-2"],
  ["_ snake _ case _", "_-snake-_-case-_"],
  ["日本", ""],
  ["<script>alert(1)</script>", "scriptalert1script"],
  ["../../etc/passwd", "etcpasswd"],
  ["Łódź Straße", "lodz-strasse"],
  ["Ærø Þór Đakovo Œuvre Iğdır Ŋ", "aero-thor-dakovo-oeuvre-igdir-n"],
  ["ﬁnále ①", "finale-1"],
  ["Дрифт такси", "drift-taksi"],
  ["Шевченко Їжак", "shevchenko-izhak"],
  ["Αθήνα Ντριφτ", "athina-ntrift"],
  ["½ litru", "1-2-litru"],
  ["東京 drift", "drift"],
])("%s becomes %s", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  ["drift_taxi", true],
  ["a-b_c-1", true],
  ["_", true],
  ["a--b", false],
  ["-a", false],
  ["a b", false],
  ["a/b", false],
  ["a-", false],
  [" a", false],
  ["a\n", false],
  ["á", false],
  ["A", false],
  ["", false],
])("whether %o is a slug: %s", (slug, is) => expect(SLUG_PATTERN.test(slug)).toBe(is));

test("a taken slug gets the first free number, an empty one its fallback", async () => {
  const taken = new Set(["car", "car-1", "kestrel"]);
  const isTaken = async (slug: string) => taken.has(slug);
  expect(await freeSlug("kestrel", isTaken, "car")).toBe("kestrel-1");
  expect(await freeSlug("", isTaken, "car")).toBe("car-2");
  expect(await freeSlug("new", isTaken, "car")).toBe("new");
  expect(await freeSlug("x".repeat(120), isTaken, "car")).toBe("x".repeat(100));
});
