import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepTestFilesInMemory } from "./temporary-folder.ts";

beforeEach(() => vi.stubEnv("TMPDIR", undefined));
afterEach(() => vi.unstubAllEnvs());

const folder = () => process.env.TMPDIR;

test("test files lie in memory only where it has room, and nobody has named a folder", () => {
  keepTestFilesInMemory("/no/such/folder", 1e12);
  expect(folder()).toBeUndefined();
  keepTestFilesInMemory(tmpdir(), 1e9);
  expect(folder()).toBeUndefined();
  vi.stubEnv("TMPDIR", "/mine");
  keepTestFilesInMemory(tmpdir(), 1e12);
  expect(folder()).toBe("/mine");
});
