import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, Lock, OpenDatabase } from "./database.ts";
import { createListener } from "./database-listener.ts";
import { applyMigrations } from "./database-migrate.ts";

/** Times are milliseconds. A request must fail before its browser gives up at 30 s. */
const POOL_SETTINGS: pg.PoolConfig = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 25_000,
  keepAlive: true,
  application_name: "paddock",
};

/** Arbitrary numbers that only this application locks. */
const LOCKS: Record<Lock, number> = { migration: 4_017_221_905, firstContent: 4_017_221_907 };

/** Opens a pool of connections to a PostgreSQL server and checks that it answers. */
export async function openServerDatabase(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ ...POOL_SETTINGS, connectionString: url });
  // Without listeners, a connection that breaks while idle or in a transaction would end the process;
  // its query fails anyway and the pool replaces it.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  const listener = createListener(url);
  const open: OpenDatabase = {
    db: drizzle({ client: pool }),
    kind: "server",
    async executeSql(text, values) {
      // Several statements in one text give an array of results, which pg does not type.
      const results = [await pool.query(text, values)].flat();
      const rows = results.flatMap((result) => result.rows ?? []);
      return { rows, rowCount: results.reduce((sum, result) => sum + (result.rowCount ?? 0), 0) };
    },
    async notify(channel, payload) {
      await pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    listen: listener.listen,
    async ping() {
      await pool.query("select 1");
    },
    async close() {
      await listener.close();
      if (!pool.ended) await pool.end();
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    migrate: (migrationsFolder, upTo) =>
      alone(url, "migration", (db) => applyMigrations(db, migrationsFolder, upTo)),
    alone: (lock, work) => alone(url, lock, work),
  };
  try {
    await open.ping();
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}

/** On a connection of its own: what is done alone may take longer than requests may. */
async function alone<T>(url: string, lock: Lock, work: (db: Database) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: `paddock-${lock}`,
  });
  // A connection that breaks fails its query; without a listener it would end the process too.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(
      "set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0",
    );
    await client.query("select pg_advisory_lock($1)", [LOCKS[lock]]);
    return await work(drizzle({ client }));
  } finally {
    await client.end().catch(() => {});
  }
}
