import fs from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { syncToDisk, syncTreeToDisk } from "./durable-files.ts";
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
  syncTreeToDisk(unfinished);
  if (fs.existsSync(folder)) fs.rmdirSync(folder);
  fs.renameSync(unfinished, folder);
  syncToDisk(path.dirname(path.resolve(folder)));
}
