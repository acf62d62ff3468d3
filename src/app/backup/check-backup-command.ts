import { restoreBackup } from "#kit/server/backup/restore-backup.ts";
import { openDatabase } from "#kit/server/database/database.ts";
import { MIGRATIONS } from "../services.ts";

/** Restores a backup into an empty database in memory, to see that it can be: exit code 0, or the reason on stderr. */
async function main(): Promise<void> {
  const open = await openDatabase({ memory: true });
  try {
    await restoreBackup(process.argv[2] ?? "", { open, migrationsFolder: MIGRATIONS });
  } finally {
    await open.close();
  }
}

main().then(
  () => process.exit(0),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
