import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "../../..");
const files = globSync("**/*.css", { cwd: SOURCE });
const rulesOf = (file: string) =>
  readFileSync(join(SOURCE, file), "utf8")
    .replace(/\/\*.*?\*\//gs, "")
    .split(/[{};]/)
    .flatMap((part) => part.split(","))
    .map((selector) => selector.trim());

/**
 * For `* + *` Chromium styles every element after one that is put into the page anew, and all in them: with the cookie
 * banner, which comes first, that was the whole home page (decision 0027). `:where(:not(:first-child))` says the same.
 */
test("no rule is about whatever follows whatever", () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    rulesOf(file)
      .filter((selector) => /(^|[\s>+~])\*\s*[+~]\s*\*/.test(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
