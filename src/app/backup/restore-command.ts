import { existsSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import { readManifest } from "#kit/server/backup/read-backup.ts";
import { restoreBackup } from "#kit/server/backup/restore-backup.ts";
import { type Config, readConfig } from "#kit/server/config.ts";
import { lockDataFolder } from "#kit/server/data-folder-lock.ts";
import { openDatabase } from "#kit/server/database.ts";
import { MIGRATIONS, mediaStorage } from "../services.ts";
import { runCommand } from "./command.ts";

/**
 * `npm run restore -- <file> [--replace]`: fills an empty place from a backup. `--replace` first moves the embedded
 * database and the media that are there aside; nothing is deleted.
 */
async function main(): Promise<void> {
  const file = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
  if (!file || !existsSync(file)) throw new BackupError("Name the backup file: npm run restore -- <file>");
  const config = readConfig();
  await readManifest(file);
  makeRoom(config, process.argv.includes("--replace"));
  const open = await openDatabase(
    config.DATABASE_URL ? { url: config.DATABASE_URL } : { folder: join(config.DATA_DIR, "database") },
  );
  try {
    const manifest = await restoreBackup(file, {
      open,
      storage: mediaStorage(config),
      migrationsFolder: MIGRATIONS,
    });
    process.stdout.write(`Restored what was backed up at ${manifest.made_at}.\n`);
  } finally {
    await open.close();
  }
}

function makeRoom(config: Config, replace: boolean): void {
  const folders = [...(config.DATABASE_URL ? [] : ["database"]), ...(config.S3_BUCKET ? [] : ["media"])]
    .map((name) => join(config.DATA_DIR, name))
    .filter((folder) => existsSync(folder) && readdirSync(folder).length > 0);
  if (folders.length === 0) return;
  if (!replace)
    throw new BackupError(
      `There is something already: ${folders.join(", ")}. With --replace it is moved aside (nothing is deleted).`,
    );
  // Also refuses while a server runs on it.
  const unlock = config.DATABASE_URL ? undefined : lockDataFolder(join(config.DATA_DIR, "database"));
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  for (const folder of folders) {
    renameSync(folder, `${folder}-before-${stamp}`);
    process.stdout.write(`Moved ${folder} to ${folder}-before-${stamp}\n`);
  }
  unlock?.();
}

runCommand(main);
