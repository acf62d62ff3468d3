// @module-tag processes
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { moneyOfOrders } from "#features/orders/server/index.ts";
import { migrateDatabase } from "#kit/server/database/database.ts";
import { emptyEmbeddedDatabase } from "#testing/database/test-database.ts";

const journal = JSON.parse(readFileSync("migrations/meta/_journal.json", "utf8")) as {
  entries: { tag: string; when: number }[];
};

/** A database as it was before the migration `name`, then `before`'s rows, then everything since. */
async function migrated(name: string, before: string[]) {
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  const open = await emptyEmbeddedDatabase();
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

test("money of the time before there were records of it is what came and went back (0040)", async () => {
  const order = (total: number, paidAs = "", more: Record<string, string | number> = {}) => {
    const set = {
      ...{
        customer_name: "'A'",
        customer_email: "'a@example.cz'",
        customer_phone: "''",
        customer_address: "''",
      },
      ...{ language: "'cs'", goods_halere: total, shipping_halere: 0, total_halere: total },
      ...{ shipping_method: 1, shipping_name: "'{}'", payment_method: 1, payment_name: "'{}'" },
      ...{ payment_kind: "'bank'", ...(paidAs && { paid_at: "'2026-03-01'", paid_how: `'${paidAs}'` }) },
      ...more,
    };
    return `insert into orders (${Object.keys(set)}) values (${Object.values(set)})`;
  };
  const booking = (order: number, amount: number, state: string) =>
    `insert into bank_entries (source, booked_on, amount, currency, variable_symbol, counter_account, counter_name, message, fingerprint, state, order_id, created_at)
      values ('csv', '2026-03-01', ${amount}, 'CZK', '${order}', '', '', '', '${order}', '${state}', ${order}, now())`;
  await using open = closing(
    await migrated("refunds", [
      order(1000, "cash"),
      order(2000, "card"),
      order(3000, "bank"),
      order(4000, "bank"),
      order(5000),
      order(6000, "card", {
        ...{ status: "'cancelled'", refunded_halere: 6000, refunded_at: "'2026-03-02'" },
      }),
      order(7000, "bank", { status: "'completed'", refunded_halere: 500, refunded_at: "'2026-03-02'" }),
      "insert into card_payments (order_id, gateway, amount_halere, currency, origin, state) values (2, 'stripe', 2000, 'CZK', '', 'paid')",
      booking(3, 3000, "paid"),
      booking(4, 1500, "part"),
    ]),
  );
  const { rows: noted } = await open.executeSql(
    "select order_id, way as how, amount_halere::int as amount from order_money where source = 'note' order by order_id",
  );
  expect(noted).toEqual([
    { order_id: 1, how: "cash", amount: 1000 },
    { order_id: 4, how: "bank", amount: 2500 },
    { order_id: 6, how: "card", amount: 6000 },
    { order_id: 7, how: "bank", amount: 7000 },
  ]);
  const { rows: back } = await open.executeSql(
    "select order_id, way, reason, state, amount_halere::int as amount from refunds order by order_id",
  );
  expect(back).toEqual([
    { order_id: 6, way: "card", reason: "cancelled", state: "succeeded", amount: 6000 },
    { order_id: 7, way: "bank", reason: "withdrawn", state: "succeeded", amount: 500 },
  ]);
  const money = await moneyOfOrders(open.db, [1, 2, 3, 4, 5, 6, 7]);
  expect([...money.values()].map(({ paid, left, owed }) => [paid, left, owed])).toEqual([
    ...[
      [1000, 1000, 0],
      [2000, 2000, 0],
      [3000, 3000, 0],
      [4000, 4000, 0],
      [0, 0, 0],
    ],
    ...[
      [6000, 0, 0],
      [7000, 6500, 0],
    ],
  ]);
});

function closing<T extends { close: () => Promise<void> }>(open: T): T & AsyncDisposable {
  return Object.assign(open, { [Symbol.asyncDispose]: () => open.close() });
}
