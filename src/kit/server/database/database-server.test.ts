// @module-tag processes
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgresServer } from "../../../testing/database/postgres-server.ts";
import { asRefusal } from "../http/errors.ts";
import { isDatabaseAway, isDatabaseBusy, type OpenDatabase, openDatabase } from "./database.ts";

let server: PostgresServer;
let open: OpenDatabase;
beforeAll(async () => {
  server = await startPostgresServer();
  open = await openDatabase({ url: server.url });
});
afterAll(async () => {
  await open.close();
  await server.stop();
});

test("a connection cut in a transaction fails that transaction as away, and nothing else", async () => {
  const cut = open.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await open.executeSql("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await tx.execute(sql`select 1`);
  });
  const error = await cut.catch((caught) => caught);
  expect(isDatabaseAway(error)).toBe(true);
  await open.ping();
});

test("a listener whose connection was cut listens again and is told to catch up", async () => {
  const received: string[] = [];
  let reconnects = 0;
  const stop = await open.listen(
    "laps",
    (payload) => received.push(payload),
    () => void reconnects++,
  );
  await open.executeSql(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'paddock-listen'",
  );
  await expect.poll(() => reconnects).toBe(1);
  await open.notify("laps", "again");
  await expect.poll(() => received).toEqual(["again"]);
  await stop();
});

test("whom others keep from a row is told to come again soon, and nothing of it is written", async () => {
  await open.executeSql("create table laps (id int primary key, driver text not null)");
  await open.executeSql("insert into laps values (1, 'Novák'), (2, 'Malá')");
  const both = Promise.withResolvers<void>();
  let begun = 0;
  const swap = (first: number, second: number) =>
    open.db.transaction(async (tx) => {
      await tx.execute(sql`update laps set driver = driver || '!' where id = ${first}`);
      begun += 1;
      if (begun === 2) both.resolve();
      await both.promise;
      await tx.execute(sql`update laps set driver = driver || '!' where id = ${second}`);
    });
  const ends = await Promise.allSettled([swap(1, 2), swap(2, 1)]);
  const refused = ends.filter((end) => end.status === "rejected");
  expect(refused).toHaveLength(1);
  const late = await open.db.transaction(async (holder) => {
    await holder.execute(sql`select 1 from laps for update`);
    return open.db
      .transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = 20`);
        await tx.execute(sql`update laps set driver = 'Dvořák' where id = 1`);
      })
      .catch((caught) => caught);
  });
  for (const error of [refused[0]?.reason, late]) {
    expect(isDatabaseBusy(error)).toBe(true);
    expect(asRefusal(error)).toMatchObject({ code: "UNAVAILABLE", status: 503, extra: { retryAfter: 1 } });
  }
  expect((await open.executeSql("select driver from laps order by id")).rows).toEqual([
    { driver: "Novák!" },
    { driver: "Malá!" },
  ]);
});

test("two processes may migrate at once", async () => {
  const second = await openDatabase({ url: server.url });
  await Promise.all([open.migrate("migrations"), second.migrate("migrations")]);
  await second.close();
});

test("opening a server that is not there fails as away", async () => {
  const error = await openDatabase({ url: "postgres://postgres@127.0.0.1:1/postgres" }).catch(
    (caught) => caught,
  );
  expect(isDatabaseAway(error)).toBe(true);
});

test("a server that stopped is away for queries and transactions", async () => {
  await server.stop();
  for (const call of [open.ping(), open.db.transaction((tx) => tx.execute(sql`select 1`))]) {
    expect(isDatabaseAway(await call.catch((caught) => caught))).toBe(true);
  }
});
