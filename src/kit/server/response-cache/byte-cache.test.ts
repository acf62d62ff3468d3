import { expect, test } from "vitest";
import { ByteCache } from "./byte-cache.ts";

test("it never holds more bytes than it may, whatever comes", () => {
  const cache = new ByteCache<number>(1_000);
  for (let i = 0; i < 5_000; i++) {
    cache.set(`key ${i % 700}`, i, (i * 37) % 400);
    if (i % 3 === 0) cache.get(`key ${(i * 11) % 700}`);
    expect(cache.bytes).toBeLessThanOrEqual(1_000);
  }
  for (const [key] of cache.entries()) cache.delete(key);
  expect([cache.bytes, cache.size]).toEqual([0, 0]);
});

test("what was asked for again stays, however many are asked for once", () => {
  const cache = new ByteCache<string>(1_000);
  cache.set("home", "page", 300);
  cache.get("home");
  for (let i = 0; i < 10_000; i++) cache.set(`made up ${i}`, "page", 100);
  expect(cache.get("home")).toBe("page");
  expect(cache.get("made up 0")).toBeUndefined();
});

test("of what is used alike, the least recently used goes first", () => {
  const cache = new ByteCache<string>(300);
  for (const key of ["a", "b", "c"]) cache.set(key, key, 100);
  for (const key of ["a", "b", "c", "a"]) cache.get(key);
  cache.set("d", "d", 100);
  expect(["a", "b", "c", "d"].filter((key) => cache.get(key) !== undefined)).toEqual(["a", "c", "d"]);
});

test("a value that weighs more than before takes more room, and one too large for it all is not kept", () => {
  const cache = new ByteCache<string>(300);
  cache.set("a", "small", 100);
  cache.set("b", "small", 100);
  cache.set("b", "large", 250);
  expect(cache.get("a")).toBeUndefined();
  expect(cache.get("b")).toBe("large");
  cache.set("c", "too large", 301);
  expect(cache.get("c")).toBeUndefined();
  expect(cache.bytes).toBe(250);
});
