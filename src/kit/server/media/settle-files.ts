import { inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { mediaFiles } from "./media.table.ts";
import { keptName, nameOf, renditionNames } from "./media-names.ts";
import { isKept, isShown } from "./media-references.ts";
import type { MediaStorage } from "./media-storage.ts";

/**
 * Brings files to where their rows want them: a path without a row loses its files, one that is shown lies where
 * visitors reach it, and one of `released` that is only kept for the log of changes is put aside.
 */
export async function settleFiles(
  storage: MediaStorage,
  db: Database,
  touched: ReadonlySet<string>,
  released: ReadonlySet<string>,
): Promise<void> {
  const rows = await db
    .select({
      path: mediaFiles.path,
      shown: truth(isShown(mediaFiles.path)),
      kept: truth(isKept(mediaFiles.path)),
    })
    .from(mediaFiles)
    .where(inArray(mediaFiles.path, [...touched]));
  const known = new Map(rows.map((row) => [row.path, row]));
  for (const path of touched) {
    const row = known.get(path);
    if (!row) await removeFiles(storage, path);
    else if (row.shown) await storage.move(keptName(nameOf(path)), nameOf(path));
    else if (row.kept && released.has(path)) await putAside(storage, path);
  }
}

/**
 * What a crash between a commit and its files has left: each kept file goes where it belongs. `stored` are the
 * names of all files, so that what lies right costs no call of the storage.
 */
export async function settleKeptFiles(
  storage: MediaStorage,
  db: Database,
  stored: ReadonlySet<string>,
): Promise<void> {
  const kept = isKept(mediaFiles.path);
  if (!kept) return;
  const rows = await db
    .select({ path: mediaFiles.path, shown: truth(isShown(mediaFiles.path)) })
    .from(mediaFiles)
    .where(kept);
  for (const { path, shown } of rows) {
    const name = nameOf(path);
    if (shown && stored.has(keptName(name))) await storage.move(keptName(name), name);
    else if (!shown && [name, ...renditionNames(name)].some((each) => stored.has(each)))
      await putAside(storage, path);
  }
}

/** Removes a path's file wherever it lies, with its renditions. */
export async function removeFiles(storage: MediaStorage, path: string): Promise<void> {
  const name = nameOf(path);
  await removeAll(storage, [name, keptName(name), ...renditionNames(name)]);
}

async function putAside(storage: MediaStorage, path: string): Promise<void> {
  const name = nameOf(path);
  await storage.move(name, keptName(name));
  await removeAll(storage, renditionNames(name));
}

/** All at once: each is a call of its own in a bucket. */
async function removeAll(storage: MediaStorage, names: string[]): Promise<void> {
  await Promise.all(names.map((each) => storage.remove(each)));
}

function truth(condition: SQL | null): SQL<boolean> {
  return sql<boolean>`${condition ?? sql`false`}`;
}
