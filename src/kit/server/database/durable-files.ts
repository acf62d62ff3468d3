import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/**
 * Writes a small file so that it is there whole or not at all, also after a power cut. For its owner alone.
 * Replaces what is there.
 */
export function writeFileDurably(file: string, content: string): void {
  const unfinished = writeBeside(file, content);
  try {
    fs.renameSync(unfinished, file);
  } catch (error) {
    fs.rmSync(unfinished, { force: true });
    throw error;
  }
  syncToDisk(path.dirname(path.resolve(file)));
}

/** The same for a file that must not be there yet: of several processes one writes it. False where another did. */
export function createFileDurably(file: string, content: string): boolean {
  const unfinished = writeBeside(file, content);
  try {
    // Unlike a rename, a link never replaces what is there.
    fs.linkSync(unfinished, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" || fs.existsSync(file)) return false;
    // Some network and memory-card file systems know no links.
    if (!["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK"].includes(code ?? "")) throw error;
    fs.renameSync(unfinished, file);
  } finally {
    fs.rmSync(unfinished, { force: true });
  }
  syncToDisk(path.dirname(path.resolve(file)));
  return true;
}

/** Waits until a file or the entries of a folder are on the disk. */
export function syncToDisk(place: string): void {
  const descriptor = fs.openSync(place, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** The same for a folder and everything in it. */
export function syncTreeToDisk(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncToDisk(path.join(entry.parentPath, entry.name));
  }
  syncToDisk(folder);
}

function writeBeside(file: string, content: string): string {
  const unfinished = `${file}.${randomBytes(6).toString("hex")}.part`;
  try {
    fs.writeFileSync(unfinished, content, { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    fs.rmSync(unfinished, { force: true });
    throw error;
  }
  return unfinished;
}
