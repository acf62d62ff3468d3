import { expect, test } from "vitest";
import { withTyped } from "./drafts.ts";

test("a draft of an earlier version of the program is laid over a form without breaking it", () => {
  const stored = { image: { path: "/media/fox.jpg", file: null }, horsepower: 400, weight: 1100 };
  const typed = { picture: { path: null, file: null }, horsepower: null };
  expect(withTyped(stored, typed as object)).toEqual({ ...stored, horsepower: null });
});
