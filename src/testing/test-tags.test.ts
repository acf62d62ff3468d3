import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Tests say what they need (CONTRIBUTING.md): vitest refuses a tag that it does not know, Playwright ignores it. */

const ROOT = join(import.meta.dirname, "../..");

const filesWith = (pattern: string, wanted: RegExp) =>
  globSync(pattern, { cwd: ROOT })
    .sort()
    .filter((file) => wanted.test(readFileSync(join(ROOT, file), "utf8")));

test("browser tests carry no tag but these", () => {
  const known = ["@both", "@job", "@phone"];
  const titles = /\btest(?:\.describe)?\(\s*(["`])(.*?)\1,/g;
  const unknown = globSync("e2e/**/*.spec.ts", { cwd: ROOT }).flatMap((file) =>
    [...readFileSync(join(ROOT, file), "utf8").matchAll(titles)]
      .flatMap(([, , title = ""]) => title.match(/(?<= )@\w+/g) ?? [])
      .filter((tag) => !known.includes(tag))
      .map((tag) => `${file}: ${tag}`),
  );
  expect(unknown).toEqual([]);
});

/** They wait for several things at once, which are no calls that meet in the database. */
const ALONE = [
  "src/app/customer-data/customer-data.api.test.ts",
  "src/app/health/outside-services.api.test.ts",
  "src/app/promises/roles.api.test.ts",
  "src/app/promises/unfinished.api.test.ts",
  "src/features/checkout/server/mail/order-mail.api.test.ts",
  "src/features/messages/server/message-pages.api.test.ts",
  "src/features/messages/server/messages.api.test.ts",
];

test("API tests that do several things at the same moment, or ask which database it is, run on both", () => {
  const meeting = filesWith("src/**/*.api.test.ts", /Promise\.all|\.kind === "server"/);
  const marked = filesWith("src/**/*.api.test.ts", /^\/\/ @module-tag (both-databases|processes)\n/);
  expect(meeting.filter((file) => !marked.includes(file))).toEqual(ALONE);
});
