import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Database, OpenDatabase } from "../database.ts";
import type { MediaStorage } from "../media/media-storage.ts";
import { BackupError, type BackupManifest } from "./backup-manifest.ts";
import { rowsOf } from "./backup-tables.ts";
import { readBackup, readManifest } from "./read-backup.ts";
import { fillTable, liftForeignKeys, restoreSequences } from "./restore-database.ts";

export interface RestorePlace {
  open: OpenDatabase;
  /** Without it media files are read and held against their checksums, but kept nowhere. */
  storage?: MediaStorage;
  migrationsFolder: string;
}

/**
 * Restores a backup into an empty database and storage: all of it or nothing. A backup of an earlier version is
 * brought up to date; one of a later version is refused.
 *
 * @throws BackupError where the place is not empty, or the backup is damaged or too new
 */
export async function restoreBackup(file: string, place: RestorePlace): Promise<BackupManifest> {
  const { open, storage, migrationsFolder } = place;
  const manifest = await readManifest(file);
  refuseNewer(manifest, migrationsFolder);
  await refuseUsed(open.db);
  if (storage) await refuseUsedStorage(storage);
  await open.migrate(migrationsFolder, manifest.migration);
  const written: string[] = [];
  try {
    await open.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      const putForeignKeysBack = await liftForeignKeys(tx);
      await readBackup(file, {
        onTable: (name, content) => fillTable(tx, manifest, name, content),
        async onMedia(name, content) {
          if (!storage) for await (const _ of content);
          else {
            await storage.write(name, content);
            written.push(name);
          }
        },
      });
      await restoreSequences(tx, manifest);
      await putForeignKeysBack();
    });
  } catch (error) {
    for (const name of written) await storage?.remove(name);
    throw error;
  }
  await open.migrate(migrationsFolder);
  return manifest;
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
    sql`select count(*)::text as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
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
