import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { drizzle } from "drizzle-orm/pglite";
import { lockDataFolder } from "./data-folder-lock.ts";
import type { DatabaseOptions, OpenDatabase } from "./database.ts";
import { applyMigrations } from "./database-migrate.ts";
import { embeddedError } from "./disk-error.ts";
import { syncToDisk, syncTreeToDisk } from "./durable-files.ts";
import { DurableNodeFs, durableStartParams } from "./durable-node-fs.ts";
import { refuseNestedUse } from "./nested-use.ts";
import { unpackDatabase } from "./unpack-database.ts";

type EmbeddedOptions = Exclude<DatabaseOptions, { url: string }>;

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
  if ("folder" in options) await createDatabaseFolder(options.folder, options.first);
  const client = await PGlite.create(
    "folder" in options
      ? { fs: new DurableNodeFs(options.folder), startParams: durableStartParams }
      : options.dump
        ? { loadDataDir: options.dump }
        : {},
  );
  await forgetRowTypes(client);
  return client;
}

/**
 * PGlite knows how to read arrays of each table's rows, which nobody asks for, and copies the list of all that it can
 * read at each query of Drizzle's. Without the 300 of our tables and of the catalogue a short query takes two thirds.
 */
async function forgetRowTypes(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ typarray: number }>(
    "select typarray from pg_type where typrelid <> 0 and typarray <> 0",
  );
  const rowTypes = new Set(rows.map(({ typarray }) => String(typarray)));
  for (const known of [client.parsers, client.serializers])
    for (const type of Object.keys(known)) if (rowTypes.has(type)) delete known[type];
}

function embeddedDatabase(client: PGlite, unlock: () => void): OpenDatabase {
  const guarded = refuseNestedUse(client);
  const db = drizzle({ client: guarded });
  let last: Promise<void> = Promise.resolve();
  return {
    db,
    kind: "embedded",
    executeSql: (text, values) => executeSql(guarded, text, values),
    async notify(channel, payload) {
      await guarded.query("select pg_notify($1, $2)", [channel, payload]);
    },
    async listen(channel, callback) {
      const name = quoted(channel);
      await guarded.listen(name, callback);
      // The function that listen() returns forgets the quotes and so finds nothing to stop.
      return () => guarded.unlisten(name, callback);
    },
    async ping() {
      await guarded.query("select 1");
    },
    async close() {
      if (client.closed) return;
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
    dump: () => client.dumpDataDir("none"),
  };
}

async function executeSql(client: PGlite, text: string, values?: unknown[]) {
  try {
    const results = await run(client, text, values);
    return {
      rows: results.flatMap((result) => result.rows),
      rowCount: results.reduce((sum, result) => sum + (result.rowCount ?? 0), 0),
    };
  } catch (error) {
    // A text with its own BEGIN that fails would leave the only connection in an aborted transaction.
    await client.exec("rollback").catch(() => {});
    throw error;
  }
}

/**
 * One statement goes the extended way even without values: the simple one spins for ever in PGlite when the
 * disk is full. Several statements in one text can only go the simple way.
 */
async function run(client: PGlite, text: string, values?: unknown[]) {
  try {
    return [await client.query(text, values)];
  } catch (error) {
    const isSeveral =
      (error as { code?: string }).code === "42601" && /multiple commands/.test(String(error));
    if (!isSeveral) throw error;
    return client.exec(text);
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Makes the folder of a new embedded database, from `first` where that file is there; leaves an existing one alone.
 * It is made beside its place, written through to the disk and then renamed, so that a start that is killed leaves no
 * half of one. The caller holds the folder's lock.
 */
async function createDatabaseFolder(folder: string, first?: string): Promise<void> {
  if (fs.existsSync(path.join(folder, "PG_VERSION"))) return;
  const unfinished = `${path.resolve(folder)}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  // Written through at once, below: half the time of a write-through for each file and commit.
  const isUnpacked = first !== undefined && (await unpackDatabase(first, unfinished));
  if (!isUnpacked) await (await PGlite.create({ fs: new NodeFS(unfinished) })).close();
  syncTreeToDisk(unfinished);
  if (fs.existsSync(folder)) fs.rmdirSync(folder);
  fs.renameSync(unfinished, folder);
  syncToDisk(path.dirname(path.resolve(folder)));
}
