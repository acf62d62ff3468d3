import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { migrateDatabase, openDatabase } from "#kit/server/database.ts";

const journal = JSON.parse(readFileSync("migrations/meta/_journal.json", "utf8")) as {
  entries: { tag: string; when: number }[];
};

/** A database as it was before the migration `name`, then `before`'s rows, then everything since. */
async function migrated(name: string, before: string[]) {
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  const open = await openDatabase({ memory: true });
  await open.migrate("migrations", journal.entries[at - 1]?.when);
  for (const statement of before) await open.executeSql(statement);
  await migrateDatabase(open, "migrations");
  return open;
}

const setting = (key: string, value: string) =>
  `insert into settings (setting_key, value, translations) values ('${key}', '${value}', '{"en":{"label":"x","setting_value":""},"cs":{"label":"x","setting_value":""}}')`;

test.each([
  ["the MP4 stays where both were set", ["/media/a.mp4", "/media/b.webm"], "/media/a.mp4"],
  ["the WebM is taken where it was the only one", ["", "/media/b.webm"], "/media/b.webm"],
  ["the WebM is taken where the first setting was deleted", [null, "/media/b.webm"], "/media/b.webm"],
  ["nothing is made of nothing", ["", ""], ""],
])("the home page's film is one setting: %s (15.20)", async (_, [first, second], expected) => {
  const rows = [
    ...(first === null ? [] : [setting("hero_video_path", first ?? "")]),
    setting("hero_video_webm_path", second ?? ""),
  ];
  await using open = closing(await migrated("one-hero-film-and-authors", rows));
  const { rows: left } = await open.executeSql("select setting_key, value from settings");
  expect(left).toEqual([{ setting_key: "hero_video_path", value: expected }]);
});

test("what goods said under the headings of rides is said under their own", async () => {
  const texts = (what: string) =>
    JSON.stringify({
      what_to_expect: what,
      locations: "By parcel",
      availability: "",
      eligibility: "S to XXL",
    });
  const product = (id: string, category: string) =>
    `insert into products (id, slug, price_halere, category, translations) values ('${id}', '${id}', 100, '${category}', '{"en":${texts("Cotton")},"cs":${texts("Bavlna")}}')`;
  await using open = closing(
    await migrated("races-tiers-and-goods", [product("cap", "merchandise"), product("ride", "experience")]),
  );
  const { rows } = await open.executeSql(
    "select translations->'cs'->>'material' as material, translations->'en'->>'sizing' as sizing, translations->'en'->>'delivery' as delivery from products order by id",
  );
  expect(rows).toEqual([
    { material: "Bavlna", sizing: "S to XXL", delivery: "By parcel" },
    { material: null, sizing: null, delivery: null },
  ]);
});

test("posts that were signed with an account's name are signed Admin, those of people stay (15.25)", async () => {
  const post = (author: string) =>
    `insert into blog_posts (published_date, author_name, translations) values ('2026-01-01', '${author}', '{}')`;
  const user = (email: string, name: string) =>
    `insert into users (email, name, password_hash, created_at, updated_at) values ('${email}', '${name}', 'x', now(), now())`;
  await using open = closing(
    await migrated("one-hero-film-and-authors", [
      user("boss@example.cz", "boss"),
      user("klara@example.cz", "Klára Smetáková"),
      post("boss"),
      post("Klára Smetáková"),
    ]),
  );
  const { rows } = await open.executeSql("select author_name from blog_posts order by id");
  expect(rows).toEqual([{ author_name: "Admin" }, { author_name: "Klára Smetáková" }]);
});

function closing<T extends { close: () => Promise<void> }>(open: T): T & AsyncDisposable {
  return Object.assign(open, { [Symbol.asyncDispose]: () => open.close() });
}
