import { inspect } from "node:util";
import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import { ConfigError, namedServer } from "#kit/server/config/config.ts";
import { DataFolderInUseError, isDatabaseAway } from "#kit/server/database/database.ts";
import { diskError } from "#kit/server/database/disk-error.ts";
import { MediaError } from "#kit/server/media/media-error.ts";
import { S3Error } from "#kit/server/media/s3/s3-error.ts";

/**
 * Why a start or a command failed, in one line for the person at the terminal; a stack for unexpected errors.
 * `server` is the address of the database, where it is on a server.
 */
export function startError(error: unknown, server = namedServer()): string {
  const { message, code, stack } = error as NodeJS.ErrnoException;
  if (error instanceof ConfigError || error instanceof BackupError) return message;
  if (error instanceof DataFolderInUseError) return message;
  if (code === "EADDRINUSE") return "PORT: this port is in use; choose a free one";
  if (error instanceof MediaError && error.cause instanceof S3Error)
    return `S3_ENDPOINT, S3_BUCKET: ${error.cause.message}`;
  if (server && isSaidByDatabase(error) && isDatabaseAway(error)) return `DATABASE_URL: ${away(error)}`;
  const disk = diskError(error);
  if (disk) return `DATA_DIR: ${disk}`;
  if (isDatabaseAway(error)) return server ? `DATABASE_URL: ${away(error)}` : `DATA_DIR: ${away(error)}`;
  return stack ?? inspect(error);
}

function away(error: unknown): string {
  return `the database does not answer (${reasonOf(error)})`;
}

/** Whether PostgreSQL itself answered with the error: its codes have five characters, the first one a digit. */
function isSaidByDatabase(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (/^\d[\dA-Z]{4}$/.test(String((each as { code?: unknown }).code))) return true;
  }
  return false;
}

/** What the driver said, without the query that Drizzle puts around it. */
function reasonOf(error: unknown): string | undefined {
  let innermost = error as Error;
  while (innermost.cause instanceof Error) innermost = innermost.cause;
  return innermost.message.split("\n")[0];
}
