import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { lockDataFolder } from "./data-folder-lock.ts";
import type { OpenDatabase } from "./database.ts";
import { applyMigrations } from "./database-migrate.ts";
import { embeddedError } from "./disk-error.ts";
import { syncToDisk, syncTreeToDisk } from "./durable-files.ts";
import { DurableNodeFs, durableStartParams } from "./durable-node-fs.ts";
import { embeddedPool } from "./embedded-pool.ts";

type EmbeddedOptions = { folder: string } | { memory: true; dump?: Blob };

/** Opens PGlite on a folder (locked for this process, one fsync per commit) or in memory. */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<OpenDatabase> {
  const unlock = "folder" in options ? lockDataFolder(options.folder) : () => {};
  try {
    const client = await openClient(options);
    return embeddedDatabase(client, unlock);
  } catch (error) {
    unlock();
    throw "folder" in options ? embeddedError(error, options.folder) : error;
  }
}

async function openClient(options: EmbeddedOptions): Promise<PGlite> {
  if ("folder" in options) await createDatabaseFolder(options.folder);
  return PGlite.create(
    "folder" in options
      ? { fs: new DurableNodeFs(options.folder), startParams: durableStartParams }
      : options.dump
        ? { loadDataDir: options.dump }
        : {},
  );
}

function embeddedDatabase(client: PGlite, unlock: () => void): OpenDatabase {
  const pool = embeddedPool(client);
  // A connection that breaks fails its query; without a listener it would end the process too.
  pool.on("error", () => {});
  const listener = listenOn(pool);
  const db = drizzle({ client: pool });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => transaction((tx) => pool.guard(() => work(tx)), config);
  let last: Promise<void> = Promise.resolve();
  return {
    db,
    kind: "embedded",
    executeSql: (text, values) => executeSql(pool, text, values),
    async notify(channel, payload) {
      await pool.query("select pg_notify($1, $2)", [channel, payload]);
    },
    listen: listener,
    async ping() {
      await pool.query("select 1");
    },
    async close() {
      if (client.closed) return;
      await pool.end();
      await client.close();
      unlock();
    },
    migrate: (migrationsFolder, upTo) => applyMigrations(db, migrationsFolder, upTo),
    // The folder's lock sees to it that there is no other process; in this one they wait for each other.
    alone(_lock, work) {
      const done = last.then(() => work(db));
      last = done.then(
        () => {},
        () => {},
      );
      return done;
    },
    dump: () => whileIdle(pool, () => client.dumpDataDir("none")),
  };
}

/** Runs `work` between transactions. */
async function whileIdle<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    return await work();
  } finally {
    connection.release();
  }
}

/** The one session listens; a client that replaces another hears what that one had asked for. */
function listenOn(pool: pg.Pool): OpenDatabase["listen"] {
  const callbacks = new Map<string, Set<(payload: string) => void>>();
  pool.on("connect", (client) => {
    client.on("error", () => {});
    client.on("notification", ({ channel, payload = "" }) => {
      for (const callback of callbacks.get(channel) ?? []) callback(payload);
    });
  });
  return async (channel, callback) => {
    const others = callbacks.get(channel) ?? new Set();
    callbacks.set(channel, others.add(callback));
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      others.delete(callback);
      if (others.size === 0) await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  };
}

async function executeSql(pool: pg.Pool, text: string, values?: unknown[]) {
  const results = [await run(pool, text, values)].flat();
  return {
    rows: results.flatMap((result) => result.rows),
    rowCount: results.reduce((sum, result) => sum + (result.rowCount ?? 0), 0),
  };
}

/** Several statements in one text can only go the simple way. */
async function run(pool: pg.Pool, text: string, values?: unknown[]) {
  try {
    return await pool.query(text, values);
  } catch (error) {
    const isSeveral =
      (error as { code?: string }).code === "42601" && /multiple commands/.test(String(error));
    if (!isSeveral) throw error;
  }
  const connection = await pool.connect();
  try {
    return await connection.query({ text, queryMode: "simple" } as pg.QueryConfig);
  } catch (error) {
    // A text with its own BEGIN that fails would leave the only session in an aborted transaction.
    await connection.query("rollback").catch(() => {});
    throw error;
  } finally {
    connection.release();
  }
}

/**
 * Makes the folder of a new embedded database; leaves an existing one alone. It is made beside its place,
 * written through to the disk and then renamed, so that a start that is killed leaves no half of one.
 * The caller holds the folder's lock.
 */
async function createDatabaseFolder(folder: string): Promise<void> {
  if (fs.existsSync(path.join(folder, "PG_VERSION"))) return;
  const unfinished = `${path.resolve(folder)}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({
    fs: new DurableNodeFs(unfinished),
    startParams: durableStartParams,
  });
  await client.close();
  syncTreeToDisk(unfinished);
  if (fs.existsSync(folder)) fs.rmdirSync(folder);
  fs.renameSync(unfinished, folder);
  syncToDisk(path.dirname(path.resolve(folder)));
}
