import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Tests say what they need (CONTRIBUTING.md): vitest refuses a tag that it does not know, Playwright ignores it. */

const ROOT = join(import.meta.dirname, "../..");

const textOf = (file: string) => readFileSync(join(ROOT, file), "utf8");

const filesWith = (pattern: string, wanted: RegExp) =>
  globSync(pattern, { cwd: ROOT })
    .sort()
    .filter((file) => wanted.test(textOf(file)));

test("browser tests carry no tag but these", () => {
  const known = ["@both", "@job", "@phone"];
  const titles = /\btest(?:\.describe)?\(\s*(["`])(.*?)\1,/g;
  const unknown = globSync("e2e/**/*.spec.ts", { cwd: ROOT }).flatMap((file) =>
    [...textOf(file).matchAll(titles)]
      .flatMap(([, , title = ""]) => title.match(/(?<= )@\w+/g) ?? [])
      .filter((tag) => !known.includes(tag))
      .map((tag) => `${file}: ${tag}`),
  );
  expect(unknown).toEqual([]);
});

/** They wait for several things at once, which are no calls that meet in the database. */
const ALONE = [
  "src/app/promises/roles.api.test.ts",
  "src/app/promises/unfinished.api.test.ts",
  "src/features/accounts/server/accounts.api.test.ts",
  "src/features/customers/server/customer-data.api.test.ts",
  "src/features/messages/server/message-pages.api.test.ts",
  "src/features/messages/server/messages.api.test.ts",
];

test("API tests that do several things at the same moment, or ask which database it is, run on both", () => {
  const meeting = filesWith("src/**/*.api.test.ts", MEETS).filter(
    (file) => !/^\/\/ @module-tag (both-databases|processes)\n/.test(textOf(file)),
  );
  const untold = meeting.filter((file) => testsOf(file).some((each) => MEETS.test(each) && !TOLD.test(each)));
  expect(untold).toEqual(ALONE);
  expect(
    filesWith("src/**/*.api.test.ts", /\.kind === "server"/).filter((file) => !TOLD.test(textOf(file))),
  ).toEqual([]);
});

const MEETS = /Promise\.all/;
const TOLD = /tags: "both-databases"/;

/** The text of each test of a file, and what stands between it and the next one. */
const testsOf = (file: string) =>
  textOf(file)
    .split(/(?=^ *test[.(])/m)
    .slice(1);
