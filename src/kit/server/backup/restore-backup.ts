import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database, OpenDatabase } from "../database/database.ts";
import { applyMigrations } from "../database/database-migrate.ts";
import { keptName, nameOf } from "../media/media-names.ts";
import type { MediaStorage } from "../media/media-storage.ts";
import { BackupError, type BackupManifest, type MediaList } from "./backup-manifest.ts";
import { type BackupTable, backupTables, rowsOf } from "./backup-tables.ts";
import { checkBackup, readBackup } from "./read-backup.ts";
import { fillTable, liftForeignKeys, restoreSequences } from "./restore-database.ts";

export interface RestorePlace {
  open: OpenDatabase;
  /** Without it media files are read and held against their checksums, but kept nowhere. */
  storage?: MediaStorage;
  migrationsFolder: string;
  /** The last step of the database's transaction: when it ends well, everything else is in its place. */
  beforeCommit?: (tx: Database) => Promise<void>;
}

/**
 * Restores a backup into an empty database and storage: all of it or nothing. The whole backup is read and checked
 * before anything is written; the database is filled in one transaction, tables included. A backup of an earlier
 * version is brought up to date; one of a later version is refused.
 *
 * @throws BackupError where the place is not empty, or the backup is damaged or too new
 */
export async function restoreBackup(file: string, place: RestorePlace): Promise<BackupManifest> {
  const { open, storage, migrationsFolder } = place;
  const { manifest } = await checkBackup(file);
  refuseNewer(manifest, migrationsFolder);
  if (storage) await refuseUsedStorage(storage);
  const written: string[] = [];
  try {
    // A process that starts meanwhile waits before it makes tables.
    await open.alone("migration", (db) =>
      db.transaction(async (tx) => {
        await refuseUsed(tx);
        await applyMigrations(tx, migrationsFolder, manifest.migration);
        await fill(tx, file, manifest, { storage, written });
        await applyMigrations(tx, migrationsFolder);
        await place.beforeCommit?.(tx);
      }),
    );
  } catch (error) {
    if (storage) await removeWritten(storage, written);
    throw error;
  }
  return manifest;
}

interface Into {
  storage: MediaStorage | undefined;
  written: string[];
}

async function fill(tx: Database, file: string, manifest: BackupManifest, { storage, written }: Into) {
  const tables = await backupTables(tx);
  refuseOtherTables(manifest, tables);
  const putForeignKeysBack = await liftForeignKeys(tx);
  const { media } = await readBackup(file, {
    async onTable({ name }, rows) {
      await fillTable(tx, tables.find((table) => table.name === name) as BackupTable, rows);
    },
    async onMedia(name, content) {
      if (!storage) for await (const _ of content);
      else {
        written.push(name);
        await storage.write(name, content);
      }
    },
  });
  await restoreSequences(tx, manifest);
  await putForeignKeysBack();
  await refuseMissingMedia(tx, media);
}

/** A backup has every table of its version: one that was taken out of it would be restored as an empty one. */
function refuseOtherTables(manifest: BackupManifest, tables: BackupTable[]): void {
  const [needed, held] = [tables, manifest.tables].map((all) => new Set(all.map(({ name }) => name)));
  for (const name of needed?.difference(held ?? new Set()) ?? [])
    throw new BackupError(`The backup is damaged: the table ${name} is missing.`);
  for (const name of held?.difference(needed ?? new Set()) ?? [])
    throw new BackupError(`The backup is damaged: it has a table ${name}, which its version lacks.`);
}

async function refuseMissingMedia(tx: Database, media: MediaList): Promise<void> {
  const names = new Set(media.map(({ name }) => name));
  for (const { path } of await rowsOf<{ path: string }>(tx, sql`select path from media_files`))
    if (!names.has(nameOf(path)) && !names.has(keptName(nameOf(path))))
      throw new BackupError(`The backup is damaged: the media file ${nameOf(path)} is missing.`);
}

/** The storage was empty before. One that is away now keeps what it has; why the restore failed is what counts. */
async function removeWritten(storage: MediaStorage, names: string[]): Promise<void> {
  for (const name of names) await storage.remove(name).catch(() => {});
}

function refuseNewer(manifest: BackupManifest, migrationsFolder: string): void {
  const known = readMigrationFiles({ migrationsFolder }).some(
    ({ folderMillis }) => folderMillis === manifest.migration,
  );
  if (known) return;
  throw new BackupError(
    `The backup was made by version ${manifest.version} with a database that this version does not know: install that version or a later one.`,
  );
}

async function refuseUsed(db: Database): Promise<void> {
  const [found] = await rowsOf<{ tables: string }>(
    db,
    sql`select count(*)::text as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'drizzle') and c.relkind in ('r', 'p')`,
  );
  if (found?.tables !== "0")
    throw new BackupError("A backup is restored into an empty database only; this one has tables.");
}

async function refuseUsedStorage(storage: MediaStorage): Promise<void> {
  for await (const { name } of storage.list())
    throw new BackupError(
      `A backup is restored into an empty storage only; this one has ${name} and maybe more.`,
    );
}
