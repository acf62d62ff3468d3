import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { testDatabase } from "#testing/test-database.ts";
import { asJson, insertRows, rowsAsJson, statement } from "./statement.ts";

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

const insert = statement<{ laps: string; heat: number }, { id: number }>(
  "insert-laps",
  (value) =>
    sql`${insertRows(laps, value("laps"), { columns: { heat: sql`${value("heat")}::int` } })} returning id`,
);
const read = statement<{ drivers: string[] }, { laps: { driver: string }[] }>(
  "read-laps",
  (value) =>
    sql`select ${asJson(sql`select driver from ${laps} where driver = any(${value("drivers")}::text[])
    order by id`)} as laps`,
);
const asked = (rows: Omit<typeof laps.$inferInsert, "heat">[]) => rowsAsJson<typeof laps, "heat">(laps, rows);

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
  expect(await insert(db, { laps: asked([full]), heat: 1 })).toHaveLength(1);
  expect(
    await insert(db, { laps: asked([{ driver: "b", note: null }, { driver: "c" }]), heat: 2 }),
  ).toHaveLength(2);
  expect(await insert(db, { laps: asked([]), heat: 3 })).toEqual([]);
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

test("a statement belongs to the transaction that it is run in", async () => {
  const rolledBack = db.transaction(async (tx) => {
    await insert(tx, { laps: asked([{ driver: "never" }]), heat: 4 });
    expect(await read(tx, { drivers: ["never"] })).toEqual([{ laps: [{ driver: "never" }] }]);
    throw new Error("back");
  });
  await expect(rolledBack).rejects.toThrow("back");
  expect(await read(db, { drivers: ["never"] })).toEqual([{ laps: [] }]);
  expect(await read(db, { drivers: ["c", "b"] })).toEqual([{ laps: [{ driver: "b" }, { driver: "c" }] }]);
});

test("what the database refuses is said with its reason", async () => {
  const refused = insert(db, { laps: JSON.stringify([{}]), heat: 5 });
  await expect(refused).rejects.toMatchObject({ cause: { code: "23502" } });
  await close();
});
