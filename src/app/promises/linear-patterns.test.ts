import { globSync, readFileSync } from "node:fs";
import { analyse } from "scslre";
import { parseSync } from "vite";
import { expect, test } from "vitest";

interface Pattern {
  place: string;
  source: string;
  flags: string;
}

/** Every regular expression that is written in the source. */
function patternsOf(file: string): Pattern[] {
  const code = readFileSync(file, "utf8");
  const found: Pattern[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, regex, start } = node as {
      type?: string;
      regex?: { pattern: string; flags: string };
      start: number;
    };
    if (type === "Literal" && regex) {
      const line = code.slice(0, start).split("\n").length;
      found.push({ place: `${file}:${line}`, source: regex.pattern, flags: regex.flags });
    }
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseSync(file, code).program);
  return found;
}

/** A pattern whose time can grow faster than its text, as `\s*\n` does over blanks. */
function isSlow({ source, flags }: Pick<Pattern, "source" | "flags">): boolean {
  return analyse({ source, flags }).reports.length > 0;
}

test("no pattern's time grows faster than the text that it reads", () => {
  const files = globSync("src/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$|^src\/testing\//.test(file));
  const patterns = files.flatMap(patternsOf);
  expect(patterns.length).toBeGreaterThan(300);
  expect(patterns.filter(isSlow).map(({ place, source }) => `${place} /${source}/`)).toEqual([]);
});

test.each([
  String.raw`[^\S\n]*\n[^\S\n]*`,
  String.raw`\s*(?:CZK|Kč)$`,
  String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`,
  String.raw`VS\s*[:/]?\s*(\d{1,10})`,
  "<[^>]*>",
])("%s is told", (source) => {
  expect(isSlow({ source, flags: "g" })).toBe(true);
});
