import { execFile } from "node:child_process";
import { readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import { backupRuns } from "#kit/server/backup/backup-runs.table.ts";
import { BACKUP_NAME, type WrittenBackup, writeBackup } from "#kit/server/backup/write-backup.ts";
import type { Config } from "#kit/server/config/config.ts";
import type { Services } from "#kit/server/context.ts";
import type { MediaStorage } from "#kit/server/media/media-storage.ts";
import { VERSION } from "../start/version.ts";

const CHECK = fileURLToPath(new URL("./check-backup-command.ts", import.meta.url));
const CHECK_LIMIT_MS = 30 * 60_000;
/** The last one that could not be restored, to be looked at. It must not count as a backup. */
const REFUSED = "refused.tar";

type Parts = Pick<Services, "config" | "db" | "log" | "now"> & { storage: MediaStorage };

/**
 * Makes a backup in BACKUP_DIR, restores it into an empty database in memory as a test, notes the result and
 * removes the oldest beyond BACKUP_KEEP. One that can't be restored is set aside. Throws what went wrong after
 * noting it.
 */
export async function makeBackup(parts: Parts): Promise<WrittenBackup> {
  const { config, db, log, now, storage } = parts;
  const at = now();
  let made: WrittenBackup | undefined;
  try {
    made = await writeBackup({ db, storage, version: VERSION, now }, config.BACKUP_DIR);
    await checkBackup(config.BACKUP_DIR, made.file);
    await note({ ok: true, fault: "" });
    await removeOldest(config);
    return made;
  } catch (error) {
    log.error({ err: error }, "The backup failed");
    await note({ ok: false, fault: (error as Error).message.slice(0, 500) });
    throw error;
  }

  async function note(result: { ok: boolean; fault: string }): Promise<void> {
    await db.insert(backupRuns).values({
      ...result,
      at,
      file: made?.file ?? "",
      bytes: made?.bytes ?? 0,
      rows: made?.rows ?? 0,
      media_files: made?.media ?? 0,
    });
  }
}

/**
 * Restores the file in a process of its own, so that visitors wait for nothing.
 *
 * @throws BackupError where it can't be restored; it is set aside then
 */
async function checkBackup(folder: string, name: string): Promise<void> {
  const file = join(folder, name);
  try {
    await promisify(execFile)(process.execPath, [CHECK, file], { timeout: CHECK_LIMIT_MS });
  } catch (error) {
    await rename(file, join(folder, REFUSED));
    const said = (error as { stderr?: string }).stderr?.trim() || (error as Error).message;
    throw new BackupError(`The backup was made, but a test restore failed: ${said}`);
  }
}

async function removeOldest({ BACKUP_DIR, BACKUP_KEEP }: Config): Promise<void> {
  const backups = (await readdir(BACKUP_DIR)).filter((name) => BACKUP_NAME.test(name)).sort();
  for (const name of backups.slice(0, -BACKUP_KEEP)) await rm(join(BACKUP_DIR, name), { force: true });
}
