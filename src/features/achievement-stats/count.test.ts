import { expect, test } from "vitest";
import { countAt, countedText } from "./count.ts";

test("a number is found with what stands around it", () => {
  expect(countedText("118")).toEqual({ before: "", number: 118, after: "" });
  expect(countedText("5x")).toEqual({ before: "", number: 5, after: "x" });
  expect(countedText("> 40 %")).toEqual({ before: "> ", number: 40, after: " %" });
});

test("texts that counting would garble are left alone", () => {
  for (const text of ["many", "1.5", "12 500", "12\u00a0500", "3,7"]) expect(countedText(text)).toBeNull();
});

test("counting starts at nothing, ends exactly at the number and never runs beyond", () => {
  expect(countAt(47, 0)).toBe(0);
  expect(countAt(47, 1)).toBe(47);
  expect(countAt(47, 3)).toBe(47);
  expect(countAt(47, 0.5)).toBeGreaterThan(23);
});
