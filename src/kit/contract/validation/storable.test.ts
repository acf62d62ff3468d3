import { expect, test } from "vitest";
import { storable } from "./storable.ts";

test("texts lose what the database can't keep, at any place", () => {
  const sent = { name: "a\0b", "k\0ey": "x", list: ["\ud800x", { deep: "\0" }], number: 1, none: null };
  expect(storable(sent)).toEqual({
    name: "ab",
    key: "x",
    list: ["\ufffdx", { deep: "" }],
    number: 1,
    none: null,
  });
});

test("a value nested beyond any contract is refused, not followed", () => {
  let deep: unknown = "x";
  for (let i = 0; i < 100_000; i++) deep = [deep];
  expect(() => storable(deep)).toThrow(/malformed/);
});

test("a key that would reach a prototype stays a plain key", () => {
  const value = storable(JSON.parse('{"__proto__": {"admin": true}}')) as Record<string, unknown>;
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
});
