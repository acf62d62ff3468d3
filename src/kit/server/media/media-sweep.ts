import { and, eq, lt, not, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { BIN_DAYS } from "#kit/contract/media/pictures.contract.ts";
import type { Database } from "../database/database.ts";
import { mediaFiles } from "./media.table.ts";
import { pathOf } from "./media-names.ts";
import { isUsed, referencedPaths } from "./media-references.ts";
import type { MediaStorage, StoredFile } from "./media-storage.ts";
import type { MediaStore } from "./media-store.ts";
import { settleKeptFiles } from "./settle-files.ts";

const HOUR = 3_600_000;
/** Another process may be writing: an upload is never this slow. */
const FILE_GRACE = HOUR;
/** A picture put into the blog editor waits for its post to be saved. */
const ROW_GRACE = 7 * 24 * HOUR;
const BIN_GRACE = BIN_DAYS * 24 * HOUR;

interface Sweep {
  storage: MediaStorage;
  db: Database;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  pending: ReadonlySet<string>;
  store: Pick<MediaStore, "atomically" | "release">;
  fileGraceMs?: number;
  rowGraceMs?: number;
  binGraceMs?: number;
}

/** Removes what crashes and closed editors left behind; answers how many files and rows went. */
export async function sweepMedia(sweep: Sweep): Promise<number> {
  const { storage, log, fileGraceMs = FILE_GRACE, rowGraceMs = ROW_GRACE, binGraceMs = BIN_GRACE } = sweep;
  const emptied = await emptyBin(sweep, new Date(Date.now() - binGraceMs));
  const rows = emptied + (await releaseForgotten(sweep, new Date(Date.now() - rowGraceMs)));
  const before = new Date(Date.now() - fileGraceMs);
  const stored = await Array.fromAsync(storage.list());
  await settleKeptFiles(storage, sweep.db, new Set(stored.map(({ name }) => name)));
  const files = (await removeStray(sweep, stored, before)) + (await storage.removeUnfinished(before));
  if (rows + files > 0) log.info({ rows, files }, "media swept");
  return rows + files;
}

/** What was long enough in the library's bin goes, also where the log of changes could show it: that was asked for. */
async function emptyBin({ db, store }: Sweep, before: Date): Promise<number> {
  const isWhole = sql`exists (select 1 from ${mediaFiles} as cut where cut.cut_from = ${mediaFiles.path})`;
  const isOver = and(lt(mediaFiles.removedAt, before), not(isWhole));
  const over = await db.select({ path: mediaFiles.path }).from(mediaFiles).where(isOver);
  for (const { path } of over)
    await store.atomically(async (tx) => {
      const own = and(eq(mediaFiles.path, path), isOver);
      const [row] = await tx
        .select({ cutFrom: mediaFiles.cutFrom })
        .from(mediaFiles)
        .where(own)
        .for("update");
      const used = isUsed(path);
      await tx.delete(mediaFiles).where(used ? and(own, not(used)) : own);
      await store.release(tx, path);
      await store.release(tx, row?.cutFrom);
    });
  return over.length;
}

async function releaseForgotten({ db, store }: Sweep, before: Date): Promise<number> {
  const used = referencedPaths();
  if (!used) return 0;
  const forgotten = await db
    .select({ path: mediaFiles.path })
    .from(mediaFiles)
    .where(
      and(
        lt(mediaFiles.createdAt, before),
        sql`${mediaFiles.path} not in (select path from (${used}) as used)`,
      ),
    );
  // One by one: no long locks, and what was saved meanwhile is looked at again.
  for (const { path } of forgotten) await store.atomically((tx) => store.release(tx, path));
  return forgotten.length;
}

async function removeStray(
  { storage, db, pending }: Sweep,
  stored: StoredFile[],
  before: Date,
): Promise<number> {
  const old = stored.filter(({ modifiedAt }) => modifiedAt <= before).map(({ name }) => name);
  // Taken before the rows are read: what is no longer pending here has its row there, or never will.
  const underWay = new Set(pending);
  const rows = await db.select({ path: mediaFiles.path }).from(mediaFiles);
  const known = new Set(rows.map((row) => row.path));
  const stray = old.filter((name) => !known.has(pathOf(name)) && !underWay.has(pathOf(name)));
  for (const name of stray) await storage.remove(name);
  return stray.length;
}
