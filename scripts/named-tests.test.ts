import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A document that names its proofs is worth what they are worth: each named test is there, under its name. */

const ROOT = join(import.meta.dirname, "..");
const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?)`: "([^"]+)"/g;

test("every test that docs/security.md names exists under that name", () => {
  const named = [...readFileSync(join(ROOT, "docs/security.md"), "utf8").matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(50);
  const missing = named
    .map(([, file = "", title = ""]) => ({ file, title }))
    .filter(
      ({ file, title }) =>
        !existsSync(join(ROOT, file)) || !isTestOf(readFileSync(join(ROOT, file), "utf8"), title),
    );
  expect(missing).toEqual([]);
});

/** The title opens a test, as it is or before `@once`. */
function isTestOf(code: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`[("\`]${literal}(?: @once)?["\`]`).test(code);
}
