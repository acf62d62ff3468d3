import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import { ConfigError } from "#kit/server/config.ts";
import { DataFolderInUseError, isDatabaseAway } from "#kit/server/database.ts";
import { MediaError } from "#kit/server/media/media-error.ts";
import { S3Error } from "#kit/server/media/s3/s3-error.ts";

/** Ends the process: 0, or 1 with one line for the person at the terminal (a stack for what nobody foresaw). */
export function runCommand(main: () => Promise<void>): void {
  main().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${sentence(error)}\n`);
      process.exit(1);
    },
  );
}

function sentence(error: unknown): string {
  const { message, stack } = error as Error;
  if (error instanceof BackupError || error instanceof ConfigError) return message;
  if (error instanceof DataFolderInUseError) return message;
  if (error instanceof MediaError && error.cause instanceof S3Error)
    return `S3_ENDPOINT, S3_BUCKET: ${error.cause.message}`;
  if (isDatabaseAway(error)) return `DATABASE_URL: the database does not answer (${message})`;
  return stack ?? message;
}
