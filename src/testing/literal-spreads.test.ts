import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
// Written so that this file has none itself.
const SPREAD = /\.{3}\{/;

test("no literal is spread into a literal: its fields stand there themselves", () => {
  const files = globSync("{src,e2e,scripts,bench,demo}/**/*.{ts,tsx,mjs}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(2000);
  expect(files.filter((file) => SPREAD.test(readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
});
