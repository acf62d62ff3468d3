import { existsSync } from "node:fs";
import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import { readConfig } from "#kit/server/config/config.ts";
import { runCommand } from "./command.ts";
import { restoreSite, UncertainRestore } from "./restore-site.ts";

/**
 * `npm run restore -- <file> [--replace]`: fills an empty place from a backup. `--replace` moves the embedded
 * database and the media that are there aside once everything is restored beside them; nothing is deleted.
 */
async function main(): Promise<void> {
  const file = process.argv.slice(2).find((argument) => !argument.startsWith("--"));
  if (!file || !existsSync(file)) throw new BackupError("Name the backup file: npm run restore -- <file>");
  const { madeAt, aside } = await restoreSite(readConfig(), file, process.argv.includes("--replace"));
  for (const { from, to } of aside) process.stdout.write(`Moved ${from} to ${to}\n`);
  process.stdout.write(`Restored what was backed up at ${madeAt}.\n`);
}

runCommand(main, (sentence, error) =>
  error instanceof UncertainRestore
    ? sentence
    : `${sentence} Nothing was restored; what was there is as it was.`,
);
