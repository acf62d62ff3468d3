import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import { checkBackup } from "#kit/server/backup/read-backup.ts";
import { restoreBackup } from "#kit/server/backup/restore-backup.ts";
import type { Config } from "#kit/server/config/config.ts";
import { lockDataFolder } from "#kit/server/database/data-folder-lock.ts";
import { type Database, openDatabase } from "#kit/server/database/database.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { createDiskStorage } from "#kit/server/media/disk-storage.ts";
import { MIGRATIONS, mediaStorage } from "../services.ts";
import { claimDataFolder } from "../start/data-folder.ts";
import { forgetContent, noteContent } from "../start/had-content.ts";
import { databaseFolder, settleInFolder, settleOnServer } from "../start/open-site.ts";
import {
  finishSwap,
  newStamp,
  plannedSwap,
  planSwap,
  putAside,
  removeStaged,
  type Swap,
  stage,
} from "./restore-swap.ts";

export interface RestoredSite {
  /** When the backup was made. */
  madeAt: string;
  /** What was there, and where it is now. */
  aside: { from: string; to: string }[];
}

/** The restore ended with a fault, and yet it may not be said that nothing was restored. */
export class UncertainRestore extends BackupError {}

/**
 * Restores a backup into the place that the configuration names. Everything is read, checked and written beside what
 * is there; only then it takes its place. Until that moment a failure or `kill -9` leaves what was there as it was,
 * from then on the next start finishes what is left.
 *
 * @throws BackupError, DataFolderInUseError, and what database and storage throw
 */
export async function restoreSite(config: Config, file: string, replace: boolean): Promise<RestoredSite> {
  const { DATA_DIR } = config;
  if (!plannedSwap(DATA_DIR)) whatIsThere(config, planOf(config), replace);
  const letGo = await claimDataFolder(config);
  const unlock = config.DATABASE_URL ? undefined : lockDataFolder(databaseFolder(config));
  try {
    await settleEarlier(config);
    removeStaged(DATA_DIR);
    const swap = planOf(config);
    const there = whatIsThere(config, swap, replace);
    // Before the first byte is written: nothing is begun with a backup that can't be restored.
    await checkBackup(file);
    const isNew = noteContent(DATA_DIR);
    try {
      const { made_at } = await restoreBeside(config, file, swap);
      const aside = there.map((folder) => ({
        from: join(DATA_DIR, folder),
        to: putAside(DATA_DIR, folder, swap.stamp),
      }));
      return { madeAt: made_at, aside };
    } catch (error) {
      if (isNew && there.length === 0 && !(error instanceof UncertainRestore)) forgetContent(DATA_DIR);
      throw error;
    }
  } finally {
    unlock?.();
    letGo();
  }
}

/** The folders that would move aside. Throws where that was not asked for. */
function whatIsThere({ DATA_DIR }: Config, { folders }: Swap, replace: boolean): Swap["folders"] {
  const there = folders.filter((folder) => isFilled(join(DATA_DIR, folder)));
  if (there.length === 0 || replace) return there;
  throw new BackupError(
    `There is already something here: ${there.map((folder) => join(DATA_DIR, folder)).join(", ")}. With --replace it is moved aside (nothing is deleted).`,
  );
}

function planOf(config: Config): Swap {
  return {
    stamp: newStamp(new Date()),
    folders: [
      ...(config.DATABASE_URL ? [] : ["database" as const]),
      ...(config.S3_BUCKET ? [] : ["media" as const]),
    ],
    rows: config.DATABASE_URL ? "server" : "folder",
  };
}

/** Restores into the staging folder (and into the server and the bucket where these are named), then swaps. */
async function restoreBeside(config: Config, file: string, swap: Swap) {
  const { DATA_DIR, DATABASE_URL } = config;
  const staged = stage(DATA_DIR, swap);
  try {
    const folder = join(staged, "database");
    const open = await openDatabase(DATABASE_URL ? { url: DATABASE_URL } : { folder });
    const manifest = await restoreBackup(file, {
      open,
      storage: config.S3_BUCKET ? mediaStorage(config) : createDiskStorage(join(staged, "media")),
      migrationsFolder: MIGRATIONS,
      async beforeCommit(tx) {
        await markRestored(tx, swap.stamp);
        if (DATABASE_URL) planSwap(DATA_DIR, swap);
      },
    }).finally(() => open.close());
    if (!DATABASE_URL) planSwap(DATA_DIR, swap);
    finishSwap(DATA_DIR, swap);
    return manifest;
  } catch (error) {
    if (DATABASE_URL && plannedSwap(DATA_DIR)) await refuseUncertain(config, error);
    else rmSync(staged, { recursive: true, force: true });
    throw error;
  }
}

/** A commit whose connection broke may have happened: the server knows, now or at the next start. */
async function refuseUncertain(config: Config, cause: unknown): Promise<void> {
  const stands = await settleEarlier(config).catch(() => null);
  if (stands === false) return;
  throw new UncertainRestore(
    stands
      ? "The connection to the database broke, but everything was restored."
      : "The connection to the database broke at the last moment: start the site once the database answers, and it goes on with what was restored or with what was there before.",
    { cause },
  );
}

/** What a restore that was cut off before has left is carried to its end. */
async function settleEarlier(config: Config): Promise<boolean> {
  const planned = plannedSwap(config.DATA_DIR);
  if (!planned) return false;
  if (!config.DATABASE_URL) {
    settleInFolder(config, planned);
    return planned.rows === "folder";
  }
  const open = await openDatabase({ url: config.DATABASE_URL });
  return settleOnServer(config, open).finally(() => open.close());
}

async function markRestored(tx: Database, stamp: string): Promise<void> {
  const mark = { name: "restored", note: stamp, made_at: new Date() };
  await tx.insert(siteMarks).values(mark).onConflictDoUpdate({ target: siteMarks.name, set: mark });
}

function isFilled(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}
