import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MENU_GROUPS } from "#kit/web/admin-menu.ts";
import { testServer } from "#testing/test-server.ts";
import { LEAVES, menuOf } from "../admin/admin-screens.ts";
import type { FoundGroup } from "./search.contract.ts";
import { TWENTY_THINGS } from "./twenty-things.ts";

/** Who has never seen the back office finds what he is told. */

const server = await testServer();
const token = await server.signIn();
/** What is in sight without scrolling under the search field. */
const IN_SIGHT = 8;

const cases = TWENTY_THINGS.flatMap(({ told, typed, ...thing }) =>
  (["en", "cs"] as const).map((language) => ({
    ...thing,
    language,
    told: told[language],
    typed: typed[language],
  })),
);

test.each(cases)(
  "“$told” is found in two steps by the menu, and in one by “$typed”",
  async ({ menu, search, typed, language }) => {
    const steps = menuOf("owner").flatMap(({ leaves }) =>
      leaves.flatMap(({ to, parts }) =>
        to === menu || parts.some((part) => part.to === menu) ? [1 + Number(leaves.length > 0)] : [],
      ),
    );
    expect(steps).toEqual([2]);
    const { body } = await server.call(`GET /search?q=${encodeURIComponent(typed)}`, { token, language });
    const found = (body.groups as FoundGroup[]).flatMap((group) => group.found.map(({ to }) => to));
    expect(found.slice(0, IN_SIGHT)).toContain(search ?? menu);
  },
);

test("the document names the same twenty, each with its way", () => {
  const rows = TWENTY_THINGS.map(({ told, typed, menu }, at) => {
    const leaf = LEAVES.find(({ to }) => to === menu);
    const way = (["en", "cs"] as const)
      .map((one) => (leaf ? `${MENU_GROUPS[leaf.group].name[one]} > ${leaf.name[one]}` : ""))
      .join(" / ");
    return `| ${at + 1} | ${told.en} / ${told.cs} | ${way} | “${typed.en}” / „${typed.cs}“ |`;
  });
  const written = readFileSync("docs/finding.md", "utf8")
    .split("\n")
    .filter((line) => /^\| \d/.test(line));
  expect(written).toEqual(rows);
});
