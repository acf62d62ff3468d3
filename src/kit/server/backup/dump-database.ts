import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { BackupManifest } from "./backup-manifest.ts";
import { type BackupTable, backupTables, identityColumns, newestMigration, rowsOf } from "./backup-tables.ts";

const ROWS_AT_ONCE = 2_000;

export type DatabaseDump = Pick<BackupManifest, "migration" | "tables" | "sequences"> & {
  /** Names of the media files that the rows know. */
  media: string[];
};

/**
 * Writes every table as it is at one moment into `folder`, as `<table>.ndjson.gz` with one row a line. Others go
 * on reading and writing on a server; on the embedded database they wait, because it has one connection.
 */
export async function dumpDatabase(db: Database, folder: string): Promise<DatabaseDump> {
  return db.transaction(
    async (tx) => {
      // A pool's requests may take 20 s; a backup takes the time it takes.
      await tx.execute(sql`set local statement_timeout = 0`);
      const tables: BackupManifest["tables"] = [];
      for (const table of await backupTables(tx)) tables.push(await dumpTable(tx, table, folder));
      const media = await rowsOf<{ path: string }>(tx, sql`select path from media_files order by path`);
      return {
        migration: await newestMigration(tx),
        tables,
        sequences: await sequences(tx),
        media: media.map(({ path }) => path),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function dumpTable(tx: Database, table: BackupTable, folder: string) {
  const hash = createHash("sha256");
  let rows = 0;
  async function* lines() {
    for await (const batch of batches(tx, table)) {
      const text = batch.map((row) => `${row}\n`).join("");
      hash.update(text);
      rows += batch.length;
      yield text;
    }
  }
  const file = createWriteStream(join(folder, `${table.name}.ndjson.gz`), { mode: 0o600 });
  await pipeline(Readable.from(lines()), createGzip(), file);
  return { name: table.name, rows, sha256: hash.digest("hex") };
}

/** Rows as JSON text, straight from the database: read into numbers, large ones would lose digits. */
async function* batches(tx: Database, { name, key }: BackupTable): AsyncGenerator<string[]> {
  const order =
    key.length > 0
      ? sql` order by ${sql.join(
          key.map((column) => sql.identifier(column)),
          sql`, `,
        )}`
      : sql``;
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(name)} t${order}`,
  );
  while (true) {
    const found = await rowsOf<{ row: string }>(
      tx,
      sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from backup_rows`,
    );
    if (found.length > 0) yield found.map(({ row }) => row);
    if (found.length < ROWS_AT_ONCE) break;
  }
  await tx.execute(sql`close backup_rows`);
}

async function sequences(tx: Database): Promise<BackupManifest["sequences"]> {
  const all: BackupManifest["sequences"] = {};
  for (const { table, column, sequence } of await identityColumns(tx)) {
    const [state] = await rowsOf<{ last_value: string; is_called: boolean }>(
      tx,
      sql`select last_value::text, is_called from ${sql.raw(sequence)}`,
    );
    if (state) all[`${table}.${column}`] = state;
  }
  return all;
}
