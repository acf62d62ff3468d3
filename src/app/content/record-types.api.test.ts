import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { SITE } from "../declared-site.ts";
import { contentServers } from "./content-servers.ts";
import { RECORD_TYPES } from "./record-types.ts";

/** Columns that the log of changes does not show, or whose texts have names of their own. */
const UNSAID = ["id", "car_id", "created_at", "updated_at", "translation_behind", "translations"];

test.each(contentServers.map(({ content, words }) => [content.type, words.table] as const))(
  "everything that the log of changes shows of %s has a name in both languages (16.1)",
  (type, table) => {
    const labels = RECORD_TYPES.find((known) => known.type === type)?.labels ?? {};
    const shown = Object.entries(getTableColumns(table)).filter(
      ([name, { generated }]) => !generated && !UNSAID.includes(name),
    );
    for (const [name] of shown)
      for (const language of LANGUAGES) expect(labels[name]?.[language], `${type}.${name}`).toBeTruthy();
  },
);

test("each kind of records says how it is put back, or that it is only logged", () => {
  expect(RECORD_TYPES.map(({ type }) => type).sort()).toEqual(Object.keys(SITE.restores()).sort());
});
