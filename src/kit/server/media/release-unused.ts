import { and, eq, not } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { mediaFiles } from "./media.table.ts";
import { isReferenced } from "./media-references.ts";

/**
 * Deletes the rows of those paths that no registered column holds any more. The row is locked first: whoever is
 * about to save the same path has either asked `exists` and is waited for, or finds it gone.
 */
export async function releaseUnused(tx: Database, paths: Iterable<string>): Promise<void> {
  // In one order everywhere, so that two transactions never wait for each other.
  for (const path of [...paths].sort()) {
    const locked = await tx
      .select({ path: mediaFiles.path })
      .from(mediaFiles)
      .where(eq(mediaFiles.path, path))
      .for("update");
    const used = isReferenced(path);
    if (locked.length === 0 || !used) continue;
    await tx.delete(mediaFiles).where(and(eq(mediaFiles.path, path), not(used)));
  }
}
