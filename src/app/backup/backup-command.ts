import { join } from "node:path";
import { pino } from "pino";
import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import type { WrittenBackup } from "#kit/server/backup/write-backup.ts";
import { type Config, readConfig } from "#kit/server/config/config.ts";
import { DataFolderInUseError } from "#kit/server/database/database.ts";
import { createServices, MIGRATIONS } from "../services.ts";
import { askServer, CommandError } from "../start/control-socket.ts";
import { openSite, refuseWithoutDatabase } from "../start/open-site.ts";
import { runCommand } from "./command.ts";
import { makeBackup } from "./make-backup.ts";

/** `npm run backup`: database and media in one file in BACKUP_DIR, restored once as a test; the site may run. */
async function main(): Promise<void> {
  const config = readConfig();
  const { file, bytes, rows, media } = await backupOf(config);
  const size = `${(bytes / 1_000_000).toFixed(1)} MB`;
  process.stdout.write(
    `${join(config.BACKUP_DIR, file)}\n${rows} rows, ${media} media files, ${size}; a test restore worked.\n`,
  );
}

async function backupOf(config: Config): Promise<WrittenBackup> {
  try {
    return await ownBackup(config);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    const made = await askServer<WrittenBackup>(config, "backup").catch((fault) => {
      throw fault instanceof CommandError ? new BackupError(fault.message) : fault;
    });
    if (made) return made;
    throw new BackupError(
      "The running server doesn’t respond to commands (its log says why). Stop it and run this again.",
    );
  }
}

async function ownBackup(config: Config): Promise<WrittenBackup> {
  refuseWithoutDatabase(config, "backup");
  const open = await openSite(config);
  try {
    await open.migrate(MIGRATIONS);
    const { services, storage } = createServices({ config, open, log: pino({ level: "silent" }) });
    return await makeBackup({ ...services, storage });
  } finally {
    await open.close();
  }
}

runCommand(main);
