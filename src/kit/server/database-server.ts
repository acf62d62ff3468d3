import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { OpenDatabase } from "./database.ts";
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

/** An arbitrary number that only this application locks, so that one process migrates at a time. */
const MIGRATION_LOCK = 4_017_221_905;

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
    migrate: (migrationsFolder, upTo) => migrateServer(url, migrationsFolder, upTo),
  };
  try {
    await open.ping();
  } catch (error) {
    await open.close();
    throw error;
  }
  return open;
}

/** On a connection of its own: migrations may take longer than requests may. */
async function migrateServer(url: string, migrationsFolder: string, upTo?: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "paddock-migrate" });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await applyMigrations(drizzle({ client }), migrationsFolder, upTo);
  } finally {
    await client.end();
  }
}
