// @module-tag both-databases
import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { emptyTestDatabase, testDatabase } from "../../../testing/database/test-database.ts";
import { isDatabaseAway, isUniqueViolation, type OpenDatabase } from "./database.ts";

const laps = pgTable("test_laps", {
  id: integer().primaryKey(),
  driver: text().notNull().unique("one_driver"),
});

let open: OpenDatabase;
beforeAll(async () => {
  open = await testDatabase();
  await open.executeSql(
    "create table test_laps (id int primary key, driver text not null, constraint one_driver unique (driver))",
  );
});
beforeEach(() => open.executeSql("truncate test_laps"));
afterAll(() => open.close());

test("a rolled back transaction leaves nothing", async () => {
  const failing = open.db.transaction(async (tx) => {
    await tx.insert(laps).values({ id: 1, driver: "Novák" });
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await open.db.select().from(laps)).toEqual([]);
});

test("parallel transactions that read, wait and write lose no update", async () => {
  await open.db.insert(laps).values({ id: 0, driver: "counter" });
  const addOne = () =>
    open.db.transaction(async (tx) => {
      const [row] = await tx.select().from(laps).for("update");
      await new Promise(setImmediate);
      await tx.update(laps).set({ id: (row?.id ?? 0) + 1 });
    });
  await Promise.all(Array.from({ length: 20 }, addOne));
  expect(await open.db.select().from(laps)).toEqual([{ id: 20, driver: "counter" }]);
});

test("a query outside a running transaction sees only what is committed", async () => {
  const insert = open.db.transaction(async (tx) => {
    await tx.insert(laps).values({ id: 1, driver: "Novák" });
    await new Promise(setImmediate);
    await tx.delete(laps);
  });
  const outside = open.db.select().from(laps);
  await insert;
  expect(await outside).toEqual([]);
});

test("a unique violation is recognised through Drizzle's wrapping, by its constraint", async () => {
  await open.db.insert(laps).values({ id: 1, driver: "Novák" });
  const error = await open.db
    .insert(laps)
    .values({ id: 2, driver: "Novák" })
    .catch((caught) => caught);
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, "one_driver")).toBe(true);
  expect(isUniqueViolation(error, "test_laps_pkey")).toBe(false);
  expect(isDatabaseAway(error)).toBe(false);
});

test("an error in a statement leaves the database usable", async () => {
  await expect(open.executeSql("begin; select 1/0; commit")).rejects.toThrow(/division by zero/);
  await open.ping();
  expect((await open.executeSql("select $1::int + 1 as sum", [2])).rows).toEqual([{ sum: 3 }]);
});

test("a hand-written statement tells how many rows it changed", async () => {
  await open.executeSql("insert into test_laps values (1, 'Novák'), (2, 'Dvořák'), (3, 'Malá')");
  expect(await open.executeSql("update test_laps set id = id + 10 where id > $1", [1])).toMatchObject({
    rowCount: 2,
  });
  expect(await open.executeSql("delete from test_laps")).toMatchObject({ rows: [], rowCount: 3 });
});

test("arrays, numbers, times and JSON are read as what they are", async () => {
  const { rows } = await open.db.execute(
    sql`select array['a', 'b,"c'] as texts, array[1, 2] as numbers, '{"a": [1]}'::jsonb as json, true as yes, 7 as seven`,
  );
  expect(rows).toEqual([{ texts: ["a", 'b,"c'], numbers: [1, 2], json: { a: [1] }, yes: true, seven: 7 }]);
});

test("a listener receives what is notified after it began, until it stops", async () => {
  const received: string[] = [];
  const stop = await open.listen("Test-channel", (payload) => received.push(payload));
  await open.notify("Test-channel", "čau");
  await expect.poll(() => received).toEqual(["čau"]);
  await stop();
  await open.notify("Test-channel", "late");
  await open.ping();
  expect(received).toEqual(["čau"]);
});

test("a notification inside a rolled back transaction is not sent", async () => {
  const received: string[] = [];
  const stop = await open.listen("test_rollback", (payload) => received.push(payload));
  await open.db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('test_rollback', 'no')`);
      tx.rollback();
    })
    .catch(() => {});
  await open.notify("test_rollback", "yes");
  await expect.poll(() => received).toEqual(["yes"]);
  await stop();
});

test("after close, calls fail as a database that is away", async () => {
  const other = await emptyTestDatabase();
  await other.close();
  for (const call of [
    () => other.ping(),
    () => other.db.execute(sql`select 1`),
    () => other.db.transaction((tx) => tx.execute(sql`select 1`)),
  ])
    expect(isDatabaseAway(await call().catch((caught) => caught))).toBe(true);
});
