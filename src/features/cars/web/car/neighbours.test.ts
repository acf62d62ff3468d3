import { expect, test } from "vitest";
import { neighboursOf } from "./neighbours.ts";

const [a, b, c] = [{ slug: "a" }, { slug: "b" }, { slug: "c" }];

test("a car stands between the one before and the one after it, around the ends", () => {
  expect(neighboursOf([a, b, c], "b")).toEqual({ previous: a, next: c });
  expect(neighboursOf([a, b, c], "a")).toEqual({ previous: c, next: b });
  expect(neighboursOf([a, b, c], "c")).toEqual({ previous: b, next: a });
});

test("a single car, and one that is not in the list, has no neighbours", () => {
  expect(neighboursOf([a], "a")).toBeNull();
  expect(neighboursOf([a, b], "x")).toBeNull();
});
