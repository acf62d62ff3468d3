import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const DECISIONS = join(import.meta.dirname, "../../docs/decisions");
const files = globSync("0*.md", { cwd: DECISIONS }).sort();

test("the index of decisions names each of them once, and nothing that is not there", () => {
  const index = readFileSync(join(DECISIONS, "README.md"), "utf8");
  const named = [...index.matchAll(/\]\((0\d{3}-[\w-]+\.md)\)/g)].map(([, file]) => file);
  expect(named.toSorted()).toEqual(files);
});

test("what names a decision names one that is there", () => {
  const numbers = new Set(files.map((file) => file.slice(0, 4)));
  const root = join(DECISIONS, "../..");
  const sources = globSync("{src,e2e,scripts,bench,docs}/**/*.{ts,tsx,mjs,md}", { cwd: root });
  const missing = sources.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/(?:\bdecision |docs\/decisions\/)(0\d{3})/g)]
      .map(([, number = ""]) => number)
      .filter((number) => !numbers.has(number))
      .map((number) => `${file}: ${number}`),
  );
  expect(missing).toEqual([]);
});
