// @module-tag both-databases
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createJobs } from "#kit/server/jobs/jobs.ts";
import { beginningOf } from "../database-reset.ts";
import { testLog } from "../test-log.ts";
import { testDatabase } from "./test-database.ts";

/** What one test does to its database, the next one does not find: it is the same one, taken back. */

test("rows, numbers given, queues and the session begin anew", async () => {
  const first = await testDatabase();
  const before = await beginningOf(first);
  const at = (
    await first.executeSql("select current_database() as name, pg_postmaster_start_time() as since")
  ).rows;
  const jobs = createJobs(first, testLog());
  jobs.work("left-over", async () => {});
  await jobs.start();
  await first.executeSql("insert into site_marks (name) values ('left over')");
  await first.executeSql("select nextval('orders_id_seq'), nextval('orders_id_seq')");
  await first.executeSql("update pgboss.version set version = version + 1");
  await first.executeSql("set time zone 'Asia/Tokyo'");
  await jobs.stop();
  expect(await beginningOf(first)).not.toEqual(before);
  await first.close();

  const second = await testDatabase();
  expect(
    (await second.executeSql("select current_database() as name, pg_postmaster_start_time() as since")).rows,
  ).toEqual(at);
  expect(await beginningOf(second)).toEqual(before);
  expect((await second.executeSql("show time zone")).rows).not.toContainEqual({ TimeZone: "Asia/Tokyo" });
  await second.close();
});

test.each([
  "create table left_over (id int)",
  "alter table site_marks add column left_over int",
  "alter table site_marks drop constraint site_marks_pkey",
])("after `%s` it is another database", async (statement) => {
  const first = await testDatabase();
  const before = await beginningOf(first);
  await first.executeSql(statement);
  await first.close();
  const second = await testDatabase();
  expect(await beginningOf(second)).toEqual(before);
  await second.close();
});

test("what goes on after its close finds it closed, and nothing of it reaches the next user", async () => {
  const first = await testDatabase();
  const heard: string[] = [];
  await first.listen("left_over", (payload) => heard.push(payload));
  const running = first.db.transaction(async (tx) => {
    await new Promise(setImmediate);
    await tx.execute(sql`insert into site_marks (name) values ('in time')`);
  });
  await first.close();
  await running;
  await expect((async () => first.db.execute(sql`select 1`))()).rejects.toThrow();
  await expect(first.executeSql("insert into site_marks (name) values ('late')")).rejects.toThrow();
  const second = await testDatabase();
  await second.notify("left_over", "to nobody");
  expect((await second.executeSql("select name from site_marks")).rows).toEqual([]);
  expect(heard).toEqual([]);
  await second.close();
});
