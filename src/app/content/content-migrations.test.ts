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
      customer_name: "'A'",
      customer_email: "'a@example.cz'",
      customer_phone: "''",
      customer_address: "''",
      language: "'cs'",
      goods_halere: total,
      shipping_halere: 0,
      total_halere: total,
      shipping_method: 1,
      shipping_name: "'{}'",
      payment_method: 1,
      payment_name: "'{}'",
      payment_kind: "'bank'",
      ...(paidAs && { paid_at: "'2026-03-01'", paid_how: `'${paidAs}'` }),
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
        status: "'cancelled'",
        refunded_halere: 6000,
        refunded_at: "'2026-03-02'",
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

test("the book of an order's money is filled from all records of it (0155)", async () => {
  const names = "'A', 'a@example.cz', '', '', 'cs', 0, 1, '{}', 1, '{}'";
  let id = 0;
  const order = (kind: string, more: Record<string, string | number> = {}) => {
    id += 1;
    const set = { goods_halere: 1000, total_halere: 1000, payment_kind: `'${kind}'`, ...more };
    return `insert into orders (customer_name, customer_email, customer_phone, customer_address, language, shipping_halere,
      shipping_method, shipping_name, payment_method, payment_name, ${Object.keys(set)}) values (${names}, ${Object.values(set)})`;
  };
  const paid = (how: string) => ({ paid_at: "'2027-03-01 10:00+00'", paid_how: `'${how}'` });
  const booking = (amount: number, state: string, currency = "CZK") =>
    `insert into bank_entries (source, booked_on, amount, currency, variable_symbol, counter_account, counter_name, message, fingerprint, state, order_id, decided_at, created_at)
      values ('csv', '2027-02-27', ${amount}, '${currency}', '', '', '', '', 'x', '${state}', ${id}, '2027-03-01 10:00:00.01+00', '2027-03-01 09:59+00')`;
  const note = (amount: number, how: string, at: string, undone = "null") =>
    `insert into noted_payments (order_id, how, amount_halere, by, at, undone_at) values (${id}, '${how}', ${amount}, 'Eva', '${at}', ${undone})`;
  const rounding = (amount: number, at: string, undone = "null") =>
    `insert into order_roundings (order_id, amount_halere, at, undone_at) values (${id}, ${amount}, '${at}', ${undone})`;
  const refund = (state: string, amount: number, price: number, at = "2027-03-02 10:00+00") =>
    `insert into refunds (order_id, way, state, amount_halere, price_halere, reason, done_at, created_at)
      values (${id}, 'bank', '${state}', ${amount}, ${price}, 'cancelled', ${state === "succeeded" ? `'${at}'` : "null"}, '${at}')`;
  const card = (key: number, state: string) =>
    `insert into card_payments (id, order_id, gateway, amount_halere, currency, origin, state, updated_at)
      values ('00000000-0000-4000-8000-00000000000${key}', ${id}, 'stripe', 1000, 'CZK', '', '${state}', '2027-03-01 09:59+00')`;
  const dispute = (key: number, state: string, isGone: boolean) =>
    `insert into disputes (order_id, card_payment_id, gateway, reference, state, reason, amount_halere, is_gone, opened_at)
      values (${id}, '00000000-0000-4000-8000-00000000000${key}', 'stripe', 'dp_${key}', '${state}', '', 1000, ${isGone}, '2027-03-02')`;
  const moment = "2027-03-01 09:59:59.99+00";
  await using open = closing(
    await migrated("order-money", [
      // 1: nothing; 2: a part; 3: a transfer; 4: too much; 5: less was taken as enough; 6: euros were.
      order("bank"),
      ...[order("bank", { part_halere: 300 }), booking(300, "part")],
      ...[order("bank", paid("bank")), booking(1000, "paid")],
      ...[order("bank", { ...paid("bank"), maybe_overpaid: "true" }), booking(1500, "paid")],
      ...[order("bank", paid("bank")), booking(900, "paid")],
      ...[order("bank", paid("bank")), booking(40, "paid", "EUR")],
      // 7: no record; 8: in cash; 9: noted by mistake; 10: costs more since.
      order("cod", paid("bank")),
      ...[order("cash", paid("cash")), rounding(30, moment), note(1030, "cash", moment)],
      ...[order("cash"), rounding(30, moment, "now()"), note(1030, "cash", moment, "now()")],
      ...[
        order("bank", { ...paid("bank"), total_halere: 1200, due_halere: 200 }),
        note(1000, "bank", moment),
      ],
      // 11: cancelled, its refund has gone; 12: is on its way; 13: failed; 14: taken up again; 15: and paid again.
      ...[
        order("card", {
          ...paid("card"),
          status: "'cancelled'",
          refunded_halere: 1000,
          refunded_at: "now()",
        }),
        card(1, "paid"),
        refund("succeeded", 1000, 1000),
      ],
      ...[
        order("card", { ...paid("card"), status: "'cancelled'" }),
        card(2, "paid"),
        refund("pending", 1000, 1000),
      ],
      ...[
        order("card", { ...paid("card"), status: "'cancelled'" }),
        card(3, "paid"),
        refund("failed", 1000, 1000),
      ],
      ...[order("card"), card(4, "paid"), refund("succeeded", 1000, 1000)],
      ...[
        order("cash", { paid_at: "'2027-03-05 10:00+00'", paid_how: "'cash'" }),
        card(5, "paid"),
        refund("succeeded", 1000, 1000),
        note(1000, "cash", "2027-03-05 09:59:59+00"),
      ],
      // 16: a bank has it; 17: gave it back.
      ...[order("card", paid("card")), card(6, "paid"), dispute(6, "open", true)],
      ...[order("card", paid("card")), card(7, "paid"), dispute(7, "won", false)],
      // 18: a transfer went back, and it was taken up again; 19: and was paid again, and went back again.
      ...[order("bank"), booking(1000, "paid"), refund("succeeded", 1000, 1000)],
      ...[
        order("bank", {
          ...paid("bank"),
          status: "'cancelled'",
          refunded_halere: 1000,
          refunded_at: "now()",
        }),
        ...[note(1000, "bank", moment), refund("succeeded", 1000, 1000)],
        ...[note(1000, "bank", moment), refund("succeeded", 1000, 1000, "2027-03-03 10:00+00")],
      ],
    ]),
  );
  const money = await moneyOfOrders(
    open.db,
    Array.from({ length: id }, (_, i) => i + 1),
  );
  const found = [...money].map(([id, one]) => [id, one.paid, one.left, one.due, one.owed, one.paidHow]);
  expect(found).toEqual([
    ...[
      [1, 0, 0, 1000, 0, null],
      [2, 300, 300, 700, 0, null],
      [3, 1000, 1000, 0, 0, "bank"],
    ],
    ...[
      [4, 1500, 1500, 0, 500, "bank"],
      [5, 900, 900, 0, 0, "bank"],
      [6, 1000, 1000, 0, 0, "bank"],
    ],
    ...[
      [7, 1000, 1000, 0, 0, "bank"],
      [8, 1000, 1000, 0, 0, "cash"],
      [9, 0, 0, 1000, 0, null],
    ],
    ...[
      [10, 1000, 1000, 200, 0, "bank"],
      [11, 1000, 0, 0, 0, "card"],
      [12, 1000, 0, 0, 0, "card"],
    ],
    ...[
      [13, 1000, 1000, 0, 1000, "card"],
      [14, 1000, 0, 1000, 0, null],
      [15, 2000, 1000, 0, 0, "cash"],
    ],
    ...[
      [16, 1000, 0, 0, 0, "card"],
      [17, 1000, 1000, 0, 0, "card"],
      [18, 1000, 0, 1000, 0, null],
      [19, 2000, 0, 0, 0, "bank"],
    ],
  ]);
  expect([8, 9].map((one) => money.get(one)?.rounded)).toEqual([30, 0]);
  expect([11, 15, 18, 19].map((one) => money.get(one)?.priceBack)).toEqual([1000, 0, 0, 1000]);
  const { rows } = await open.executeSql("select id, balance_halere::int as balance from orders order by id");
  expect(rows).toEqual(
    found.map(([id, , , due, owed]) => ({ id, balance: Number(owed) || -Number(due) || 0 })),
  );
  await expect(open.executeSql("update order_money set amount_halere = 1")).rejects.toThrow("append only");
});

function closing<T extends { close: () => Promise<void> }>(open: T): T & AsyncDisposable {
  return Object.assign(open, { [Symbol.asyncDispose]: () => open.close() });
}
