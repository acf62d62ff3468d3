import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DurableNodeFs, durableStartParams } from "./durable-node-fs.ts";

/**
 * Makes the folder of a new embedded database; leaves an existing one alone. It is made beside its place,
 * written through to the disk and then renamed, so that a start that is killed leaves no half of one.
 * The caller holds the folder's lock.
 */
export async function createDatabaseFolder(folder: string): Promise<void> {
  if (fs.existsSync(path.join(folder, "PG_VERSION"))) return;
  const unfinished = `${path.resolve(folder)}.new`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({
    fs: new DurableNodeFs(unfinished),
    startParams: durableStartParams,
  });
  await client.close();
  syncTree(unfinished);
  if (fs.existsSync(folder)) fs.rmdirSync(folder);
  fs.renameSync(unfinished, folder);
  sync(path.dirname(path.resolve(folder)));
}

function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) sync(path.join(entry.parentPath, entry.name));
  }
  sync(folder);
}

function sync(file: string): void {
  const descriptor = fs.openSync(file, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
