import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A document that names its proofs is worth what they are worth: each named test is there, under its name. */

const ROOT = join(import.meta.dirname, "..");
const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?)`: "([^"]+)"/g;

test("every test that docs/security.md names exists under that name", () => {
  expect(missingFrom("security", isTestOf)).toEqual([]);
});

test.each(["back-office", "public", "shop"])(
  "the coverage of %s names parts of tests that exist",
  (table) => {
    expect(missingFrom(`spec-coverage-${table}`, (code, part) => code.includes(part))).toEqual([]);
  },
);

/** What a document names in vain. */
function missingFrom(document: string, isIn: (code: string, title: string) => boolean): string[] {
  const named = [...readFileSync(join(ROOT, `docs/${document}.md`), "utf8").matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(20);
  return named.filter(([, file = "", title = ""]) => !isIn(codeOf(file), title)).map(([whole]) => whole);
}

/** The text of a file that is named from the top or from `src/`; none where it is not there. */
function codeOf(file: string): string {
  const path = [join(ROOT, file), join(ROOT, "src", file)].find((path) => existsSync(path));
  return path ? readFileSync(path, "utf8") : "";
}

/** The title opens a test, as it is or before `@once`. */
function isTestOf(code: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`[("\`]${literal}(?: @once)?["\`]`).test(code);
}
