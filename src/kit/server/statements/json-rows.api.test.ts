// @module-tag both-databases
import { eq, sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import type { Database } from "../database/database.ts";
import { asJson, insertRows } from "./json-rows.ts";

const { db, close } = await testDatabase();

const laps = pgTable("laps", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  driver: text().notNull(),
  startNumber: integer("start_number").notNull().default(7),
  isTimed: boolean("is_timed").notNull().default(true),
  marks: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  note: text(),
  run_at: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  heat: integer().notNull(),
  shouted: text().generatedAlwaysAs(sql`upper("driver")`),
});

type Lap = Omit<typeof laps.$inferInsert, "heat">;

async function insert(on: Database, rows: Lap[], heat: number) {
  const insertion = insertRows<typeof laps, "heat">(laps, rows, { columns: { heat: sql`${heat}::int` } });
  return (await on.execute<{ id: number }>(sql`${insertion} returning id`)).rows;
}

async function read(on: Database, drivers: string[]) {
  const found = asJson(sql`select driver from ${laps} where driver = any(${sql.param(drivers)}::text[])
    order by id`);
  return (await on.execute<{ laps: { driver: string }[] }>(sql`select ${found} as laps`)).rows;
}

/** Without the column that must be there. */
const wrong = [{} as Lap];

await db.execute(sql`create table laps (id int primary key generated always as identity, driver text not null,
  start_number int not null default 7, is_timed boolean not null default true, marks jsonb not null default '{}',
  note text, run_at timestamptz not null default now(), heat int not null,
  shouted text generated always as (upper(driver)) stored)`);

test("one statement inserts any number of rows with the database's defaults and what it makes itself", async () => {
  const at = new Date("2026-05-01T10:00:00.123Z");
  const full = {
    driver: "Łuk'asz $1",
    startNumber: 0,
    isTimed: false,
    marks: { "a'b": [1, null] },
    run_at: at,
  };
  expect(await insert(db, [full], 1)).toHaveLength(1);
  expect(await insert(db, [{ driver: "b", note: null }, { driver: "c" }], 2)).toHaveLength(2);
  expect(await insert(db, [], 3)).toEqual([]);
  const stored = await db.select().from(laps).orderBy(laps.id);
  expect(stored[0]).toMatchObject({ ...full, note: null, heat: 1, shouted: "ŁUK'ASZ $1" });
  expect(stored[1]).toMatchObject({
    driver: "b",
    startNumber: 7,
    isTimed: true,
    marks: {},
    note: null,
    heat: 2,
  });
  expect(stored[1]?.run_at).toBeInstanceOf(Date);
  expect(stored).toHaveLength(3);
});

test("inserted and read rows belong to the transaction of the statement", async () => {
  const rolledBack = db.transaction(async (tx) => {
    await insert(tx, [{ driver: "never" }], 4);
    expect(await read(tx, ["never"])).toEqual([{ laps: [{ driver: "never" }] }]);
    throw new Error("back");
  });
  await expect(rolledBack).rejects.toThrow("back");
  expect(await read(db, ["never"])).toEqual([{ laps: [] }]);
  expect(await read(db, ["c", "b"])).toEqual([{ laps: [{ driver: "b" }, { driver: "c" }] }]);
});

test("a list of values is a list, whatever stands in its texts", async () => {
  const drivers = ['"', "\\", "{a,b}", "NULL", "", "č'"];
  await insert(
    db,
    drivers.map((driver) => ({ driver })),
    6,
  );
  const [found] = await read(db, drivers);
  expect(found?.laps.map(({ driver }) => driver)).toEqual(drivers);
});

test("after a refusal the same statement runs again, in the next transaction and outside", async () => {
  for (let i = 0; i < 2; i++) {
    const refused = db.transaction((tx) => insert(tx, wrong, 7));
    await expect(refused).rejects.toMatchObject({ cause: { code: "23502" } });
    await db.transaction((tx) => insert(tx, [{ driver: `again ${i}` }], 7));
  }
  expect(await db.$count(laps, eq(laps.heat, 7))).toBe(2);
});

test("many at once wait for a transaction and see what it did", async () => {
  const inside = db.transaction(async (tx) => {
    await insert(tx, [{ driver: "slow" }], 8);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return read(tx, ["slow"]);
  });
  const others = Array.from({ length: 20 }, (_, i) => insert(db, [{ driver: `at once ${i}` }], 8));
  await Promise.all([inside, ...others]);
  expect(await db.$count(laps, eq(laps.heat, 8))).toBe(21);
});

test("what the database refuses is said with its reason", async () => {
  const refused = insert(db, wrong, 5);
  await expect(refused).rejects.toMatchObject({ cause: { code: "23502" } });
  await close();
});
