import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A document that names its proofs is worth what they are worth: each named test is there, under its name. */

const ROOT = join(import.meta.dirname, "../..");
const NAMED = /`([\w./-]+\.(?:test|spec)\.tsx?)`: ("[^"]+"(?:, "[^"]+")*)/g;

test.each(["security", "found-2026-11"])(
  "every test that docs/%s.md names exists under that name",
  (document) => {
    expect(missingFrom(document, isTestOf)).toEqual([]);
  },
);

const COVERED = ["back-office", "public", "shop"];

test.each(COVERED)("the coverage of %s names parts of tests that exist", (table) => {
  const missing = missingFrom(`spec-coverage-${table}`, (code, part) =>
    textsIn(code).some((text) => text.includes(part)),
  );
  expect(missing).toEqual([]);
});

test.each(COVERED)("the coverage of %s names files that exist", (table) => {
  const named = rowsOf(table).flatMap((row) => [...row.matchAll(/`([\w./-]+\/[\w.-]+\.[a-z]+)`/g)]);
  const missing = named
    .map(([, file = ""]) => file)
    .filter((file) => !/^[\w.-]+\.\w+$/.test(file) && !found(file));
  expect(missing).toEqual([]);
});

test("the overview of the coverage counts the rows that there are", () => {
  const overview = readFileSync(join(ROOT, "docs/spec-coverage.md"), "utf8");
  // The shop's table is no specification's: it grows with what a shop is found to owe.
  for (const table of ["public", "back-office"]) {
    const rows = rowsOf(table);
    const count = (words: string) => rows.filter((row) => row.includes(words)).length;
    expect(overview).toContain(
      `(spec-coverage-${table}.md): ${rows.length} requirements, ${count("open:")} open, ${count("met otherwise:")} met otherwise.`,
    );
  }
});

/** The rows of a coverage's tables, without their heads. */
function rowsOf(table: string): string[] {
  const lines = readFileSync(join(ROOT, `docs/spec-coverage-${table}.md`), "utf8").split("\n");
  return lines.filter((line, at) => line.startsWith("| ") && !lines[at + 1]?.startsWith("|---"));
}

/** What stands between quotes in the code: titles of tests among it, names and comments not. */
function textsIn(code: string): string[] {
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
    ([, one, other]) => one ?? other ?? "",
  );
}

/** What a document names in vain. */
function missingFrom(document: string, isIn: (code: string, title: string) => boolean): string[] {
  const named = [...readFileSync(join(ROOT, `docs/${document}.md`), "utf8").matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(20);
  return named.flatMap(([, file = "", titles = ""]) =>
    [...titles.matchAll(/"([^"]+)"/g)]
      .filter(([, title = ""]) => !isIn(codeOf(file), title))
      .map(([title]) => `${file}: ${title}`),
  );
}

/** The text of a file that is named from the top or from `src/`; none where it is not there. */
function codeOf(file: string): string {
  const path = found(file);
  return path ? readFileSync(path, "utf8") : "";
}

function found(file: string): string | undefined {
  return ["", "src", "demo"].map((folder) => join(ROOT, folder, file)).find((path) => existsSync(path));
}

/** The title opens a test, as it is or before its tags. */
function isTestOf(code: string, title: string): boolean {
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`[("\`]${literal}(?: @\\w+)*["\`]`).test(code);
}
