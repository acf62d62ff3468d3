import { eq, sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { testDatabase } from "#testing/test-database.ts";
import { asJson, insertRows, preparedOnce, rowsAsJson, statement } from "./statement.ts";

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
const never = statement<Record<string, never>, never>("never", () => sql`select * from no_such_table`);
const ofHeat = preparedOnce("laps-of-heat", (on, name) =>
  on
    .select()
    .from(laps)
    .where(eq(laps.heat, sql.placeholder("heat")))
    .orderBy(laps.id)
    .prepare(name),
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

test("a list of values is a list, whatever stands in its texts", async () => {
  const drivers = ['"', "\\", "{a,b}", "NULL", "", "č'"];
  await insert(db, { laps: asked(drivers.map((driver) => ({ driver }))), heat: 6 });
  const [found] = await read(db, { drivers });
  expect(found?.laps.map(({ driver }) => driver)).toEqual(drivers);
});

test("a query that is prepared once answers like any other, each time with its own values", async () => {
  for (const heat of [1, 2, 2, 9]) {
    const found = await ofHeat(db).execute({ heat });
    expect(found).toEqual(await db.select().from(laps).where(eq(laps.heat, heat)).orderBy(laps.id));
  }
});

test("after a refusal the same statement runs again, in the next transaction and outside", async () => {
  for (let i = 0; i < 2; i++) {
    const refused = db.transaction((tx) => insert(tx, { laps: JSON.stringify([{}]), heat: 7 }));
    await expect(refused).rejects.toMatchObject({ cause: { code: "23502" } });
    await db.transaction((tx) => insert(tx, { laps: asked([{ driver: `again ${i}` }]), heat: 7 }));
  }
  const wrong = db.transaction(async (tx) => {
    await never(tx, {}).catch(() => {});
    return insert(tx, { laps: asked([{ driver: "d" }]), heat: 7 });
  });
  await expect(wrong).rejects.toMatchObject({ cause: { code: "25P02" } });
  await expect(never(db, {})).rejects.toMatchObject({ cause: { code: "42P01" } });
  expect(await db.$count(laps, eq(laps.heat, 7))).toBe(2);
});

test("statements of many at once wait for a transaction and see what it did", async () => {
  const inside = db.transaction(async (tx) => {
    await insert(tx, { laps: asked([{ driver: "slow" }]), heat: 8 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    return read(tx, { drivers: ["slow"] });
  });
  const others = Array.from({ length: 20 }, (_, i) =>
    insert(db, { laps: asked([{ driver: `at once ${i}` }]), heat: 8 }),
  );
  await Promise.all([inside, ...others]);
  expect(await db.$count(laps, eq(laps.heat, 8))).toBe(21);
});

test("what the database refuses is said with its reason", async () => {
  const refused = insert(db, { laps: JSON.stringify([{}]), heat: 5 });
  await expect(refused).rejects.toMatchObject({ cause: { code: "23502" } });
  await close();
});
