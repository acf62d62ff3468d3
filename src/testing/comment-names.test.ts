import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A comment that sends the reader to a file, function or type is worth what is there. */

const ROOT = join(import.meta.dirname, "../..");
/** A text of the code, which is passed over, or a comment. */
const TEXT_OR_COMMENT =
  /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|(\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*)/g;
const FILE = /(?<![\w-])(?:[\w@-]+(?:\.[\w@-]+)*\/)*[\w@][\w@.-]*\.(?:tsx?|mjs|css|md|sql)\b/g;
/** Names of more than one word, as functions, variables and types have them. */
const NAME = /`([A-Za-z]*[a-z][A-Z][a-z]\w*)(?:\(\))?`/g;
/** Names of the platform that our code does not use by name. */
const OUTSIDE = ["TimeoutError"];

const tracked = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

test("comments name files, functions and types that exist", () => {
  const ends = new Set(tracked.flatMap(endsOf));
  const names = new Set(OUTSIDE);
  const comments: [file: string, comment: string][] = [];
  for (const file of tracked.filter((one) =>
    /^(src|e2e|scripts|bench|demo)\/.*\.(tsx?|mjs|css)$/.test(one),
  )) {
    const code = read(file).replace(TEXT_OR_COMMENT, (_whole, text: string | undefined, comment: string) => {
      if (comment) comments.push([file, comment]);
      return text ?? " ";
    });
    for (const [name] of code.matchAll(/\w+/g)) names.add(name);
  }
  const missing = comments.flatMap(([file, comment]) =>
    [
      ...[...comment.matchAll(FILE)]
        .map(([name]) => name)
        .filter((name) => !ends.has(name.replace(/^src\//, ""))),
      ...[...comment.matchAll(NAME)].map(([, name = ""]) => name).filter((name) => !names.has(name)),
    ].map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** `src/kit/log.ts` is found as `kit/log.ts` and as `log.ts`. */
function endsOf(file: string): string[] {
  const parts = file.split("/");
  return parts.map((_, at) => parts.slice(at).join("/"));
}
