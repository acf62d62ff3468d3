import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PostgresServer, startPostgresServer } from "../../testing/postgres-server.ts";
import { isDatabaseAway, type OpenDatabase, openDatabase } from "./database.ts";

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
  await expect.poll(() => reconnects, { timeout: 10_000 }).toBe(1);
  await open.notify("laps", "again");
  await expect.poll(() => received).toEqual(["again"]);
  await stop();
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
