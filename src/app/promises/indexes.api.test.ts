import { globSync } from "node:fs";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";

/** Rows are found by an index also when there are many: what the table files ask for is what the database has. */

const open = await testDatabase();
afterAll(() => open.close());

const modules = await Promise.all(
  globSync("src/**/*.table.ts").map((file) => import(/* @vite-ignore */ `/${file}`)),
);
const tables = new Map(
  modules
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, PgTable))
    .map((table) => [getTableConfig(table).name, getTableConfig(table)]),
);
type Table = ReturnType<typeof getTableConfig>;

/** Keys and unique columns, which the database gives an index of their own. */
const keysOf = ({ columns, primaryKeys, uniqueConstraints }: Table) => [
  ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => [name]),
  ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns.map(({ name }) => name)),
];
const columnsOf = ({ indexes }: Table) =>
  indexes.map(({ config }) => config.columns.map((column) => ("name" in column ? column.name : undefined)));

test("the migrated database has the indexes of the table files, and no others", async () => {
  const { rows } = await open.db.execute<{ name: string }>(sql`
    select indexrelid::regclass::text as name from pg_index
    join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`);
  const found = rows.map(({ name }) => name.replaceAll('"', ""));
  const asked = [...tables.values()].flatMap((table) =>
    table.indexes.map(
      ({ config }, place) => config.name ?? `${table.name}_${columnsOf(table)[place]?.join("_")}_index`,
    ),
  );
  expect(found.toSorted()).toEqual(asked.toSorted());
  expect(asked.length).toBeGreaterThan(50);
});

/** Few rows, or looked for only where a row that they name is erased for good. */
const WITHOUT = [
  "booking_waiting.voucher_id",
  "disputes.card_payment_id",
  "idempotency_keys.order_id",
  "refunds.card_payment_id",
  "result_battles.winner_id",
  "result_corrections.driver_id",
  "result_corrections.entry_id",
  "result_corrections.round_id",
];

test("what names a row of another table is found by an index that begins with it", () => {
  const bare = [...tables.values()].flatMap((table) => {
    const leads = [...keysOf(table), ...columnsOf(table)];
    return table.foreignKeys
      .map((key) => key.reference().columns.map(({ name }) => name))
      .filter((names) => !leads.some((lead) => names.every((name, place) => lead[place] === name)))
      .map((names) => `${table.name}.${names.join()}`);
  });
  expect(bare.toSorted()).toEqual(WITHOUT);
});
