import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { BackupError } from "#kit/server/backup/backup-manifest.ts";
import { syncToDisk, syncTreeToDisk, writeFileDurably } from "#kit/server/database/durable-files.ts";

/** Of DATA_DIR. */
const FOLDERS = ["database", "media"] as const;
const PLAN = "restore.json";
const STAGED = /^restored-\d{8}T\d{9}$/;

const swap = z.object({
  /** Of the run, such as `20270614T101530123`. */
  stamp: z.string().regex(/^\d{8}T\d{9}$/),
  /** What takes the place of what is there. */
  folders: z.array(z.enum(FOLDERS)),
  /** Where the rows went: into one of the folders, or into a server, whose transaction then decides. */
  rows: z.enum(["folder", "server"]),
});

export type Swap = z.output<typeof swap>;

/** A name for this run that sorts by time. */
export function newStamp(now: Date): string {
  return now.toISOString().replace(/[-:.Z]/g, "");
}

/** Where a restore writes before anything that is there is touched. Made with the folders that will move. */
export function stagingFolder(dataDir: string, stamp: string): string {
  return join(dataDir, `restored-${stamp}`);
}

/** Where what was there goes. */
export function putAside(dataDir: string, folder: string, stamp: string): string {
  return join(dataDir, `${folder}-before-${stamp}`);
}

/** Makes the staging folder. */
export function stage(dataDir: string, { stamp, folders }: Swap): string {
  const staged = stagingFolder(dataDir, stamp);
  mkdirSync(staged, { mode: 0o700 });
  for (const folder of folders) mkdirSync(join(staged, folder), { mode: 0o700 });
  return staged;
}

/**
 * Says in DATA_DIR that the staged folders are whole. From here on a start carries the swap on, wherever this process
 * ends; with rows on a server, where their transaction was committed.
 */
export function planSwap(dataDir: string, planned: Swap): void {
  syncTreeToDisk(stagingFolder(dataDir, planned.stamp));
  syncToDisk(dataDir);
  writeFileDurably(join(dataDir, PLAN), JSON.stringify(planned));
}

/** The swap that was begun and not finished, if any. */
export function plannedSwap(dataDir: string): Swap | undefined {
  const file = join(dataDir, PLAN);
  if (!existsSync(file)) return undefined;
  try {
    return swap.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new BackupError(
      `A restore was cut off, and ${file} can't be read: put the folders "${FOLDERS.join('", "')}" of ${dataDir} right by hand (those that were there end in "-before-" and the time), then delete this file.`,
    );
  }
}

/** The renames that are left of a swap, in their order; each alone is done or not done. */
export function* swapSteps(dataDir: string, { stamp, folders }: Swap): Generator<() => void> {
  for (const folder of folders) {
    const staged = join(stagingFolder(dataDir, stamp), folder);
    const place = join(dataDir, folder);
    const aside = putAside(dataDir, folder, stamp);
    if (!existsSync(staged)) continue;
    if (existsSync(place)) yield () => renameSync(place, aside);
    yield () => renameSync(staged, place);
  }
}

/** Carries a planned swap to its end. Where the system refuses a rename, everything goes back to its place. */
export function finishSwap(dataDir: string, planned: Swap): void {
  try {
    for (const step of swapSteps(dataDir, planned)) step();
  } catch (error) {
    undoSwap(dataDir, planned);
    throw new BackupError(
      `The restored site could not take its place (${(error as Error).message}). Nothing was changed.`,
      { cause: error },
    );
  }
  syncToDisk(dataDir);
  forgetSwap(dataDir);
}

function undoSwap(dataDir: string, planned: Swap): void {
  for (const folder of [...planned.folders].reverse()) {
    const place = join(dataDir, folder);
    const staged = join(stagingFolder(dataDir, planned.stamp), folder);
    const aside = putAside(dataDir, folder, planned.stamp);
    if (!existsSync(staged)) renameSync(place, staged);
    if (existsSync(aside) && !existsSync(place)) renameSync(aside, place);
  }
  forgetSwap(dataDir);
}

/** Gives a planned swap up, or one that is over: the plan goes, and what was staged. */
export function forgetSwap(dataDir: string): void {
  rmSync(join(dataDir, PLAN), { force: true });
  syncToDisk(dataDir);
  removeStaged(dataDir);
}

/** Removes what restores staged that were cut off before they had a plan. The caller holds DATA_DIR. */
export function removeStaged(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((each) => STAGED.test(each)))
    rmSync(join(dataDir, name), { recursive: true, force: true });
}
