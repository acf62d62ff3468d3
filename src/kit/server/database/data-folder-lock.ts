import fs from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Thrown when another process (or this one, earlier) has the folder open. */
export class DataFolderInUseError extends Error {
  override name = "DataFolderInUseError";
  /** The first sentence of the message, without what to do. */
  readonly inUse: string;

  constructor(inUse: string) {
    super(`${inUse} Stop that one first, or give this one its own DATA_DIR.`);
    this.inUse = inUse;
  }
}

/**
 * Takes the folder for this process until the returned function is called or the process ends,
 * however it ends. Two processes on one embedded database destroy it.
 *
 * The lock is the operating system's lock on `<folder>.lock`, taken through SQLite because Node has no
 * call for it: the kernel drops it with the process, so `kill -9` leaves nothing stale, there is no race,
 * and it holds between containers that share the disk, where a process number would say nothing.
 * `<folder>.lock.owner` only names the owner for the message, which calls the folder `named`.
 *
 * @throws DataFolderInUseError
 */
export function lockDataFolder(folder: string, named = folder): () => void {
  const lockFile = `${path.resolve(folder)}.lock`;
  const ownerFile = `${lockFile}.owner`;
  fs.mkdirSync(path.dirname(lockFile), { recursive: true });
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isLocked(error)) throw error;
    throw new DataFolderInUseError(
      `The data folder ${named} is in use by another Paddock process${owner(ownerFile)}.`,
    );
  }
  fs.writeFileSync(ownerFile, String(process.pid));
  const release = () => {
    process.off("exit", release);
    fs.rmSync(ownerFile, { force: true });
    lock.close();
  };
  // Also keeps `lock` reachable: collected as garbage, it would be closed and the folder let go.
  process.once("exit", release);
  return release;
}

const SQLITE_BUSY = 5;

function isLocked(error: unknown): boolean {
  return (error as { errcode?: number }).errcode === SQLITE_BUSY;
}

function owner(ownerFile: string): string {
  try {
    return ` (process ${fs.readFileSync(ownerFile, "utf8")})`;
  } catch {
    return "";
  }
}
