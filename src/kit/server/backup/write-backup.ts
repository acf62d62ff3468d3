import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { type Pack, pack } from "tar-stream";
import type { Database } from "../database/database.ts";
import { keptName, nameOf } from "../media/media-names.ts";
import type { MediaStorage } from "../media/media-storage.ts";
import {
  BackupError,
  type BackupManifest,
  CHECKSUMS_ENTRY,
  MANIFEST_ENTRY,
  MEDIA_LIST_ENTRY,
  type MediaList,
  mediaEntry,
  tableEntry,
} from "./backup-manifest.ts";
import { dumpDatabase } from "./dump-database.ts";

export interface BackupSource {
  db: Database;
  storage: MediaStorage;
  /** The application's version. */
  version: string;
  now: () => Date;
}

export interface WrittenBackup {
  /** Its name in the folder, such as `paddock-2027-06-14-023000.tar`. */
  file: string;
  bytes: number;
  rows: number;
  /** Number of media files. */
  media: number;
}

/** Names of finished backups; by name they stand in the order of their making. */
export const BACKUP_NAME = /^paddock-\d{4}-\d{2}-\d{2}-\d{6}\.tar$/;

const UNFINISHED = ".unfinished-";
const DAY_MS = 24 * 3_600_000;

/** A picture may be deleted between the rows and the files; the next try no longer knows it. */
const TRIES = 3;

/**
 * Writes database and media together into one tar file in `folder`, while the site goes on. The file appears
 * under its name only when it is whole and on the disk.
 *
 * @throws BackupError where media files that the rows know are missing
 */
export async function writeBackup(source: BackupSource, folder: string): Promise<WrittenBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryBackup(source, folder);
    } catch (error) {
      if (!(error instanceof BackupError) || tries === TRIES) throw error;
    }
  }
}

/** What a process that was killed meanwhile left; no backup takes a day. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => each.startsWith(UNFINISHED))) {
    const found = await stat(join(folder, name)).catch(() => null);
    if (found && found.mtimeMs < Date.now() - DAY_MS)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function tryBackup(source: BackupSource, folder: string): Promise<WrittenBackup> {
  const madeAt = source.now();
  const file = `paddock-${stampOf(madeAt)}.tar`;
  const scratch = await mkdtemp(join(folder, UNFINISHED));
  try {
    const { media, ...database } = await dumpDatabase(source.db, scratch);
    const manifest: BackupManifest = {
      format: 2,
      version: source.version,
      made_at: madeAt.toISOString(),
      ...database,
    };
    const unfinished = join(scratch, file);
    const archive = pack();
    const writing = pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }));
    const files = await Promise.race([
      fillArchive(archive, manifest, media, scratch, source.storage).catch((error: Error) => {
        archive.destroy(error);
        throw error;
      }),
      writing.then(() => []),
    ]);
    await writing;
    await keep(unfinished, join(folder, file), folder);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return { file, bytes: (await stat(join(folder, file))).size, rows, media: files.length };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function fillArchive(
  archive: Pack,
  manifest: BackupManifest,
  paths: string[],
  scratch: string,
  storage: MediaStorage,
): Promise<MediaList> {
  const manifestText = JSON.stringify(manifest, null, 2);
  archive.entry({ name: MANIFEST_ENTRY, mode: 0o600 }, manifestText);
  for (const { name } of manifest.tables) {
    const dumped = join(scratch, `${name}.ndjson.gz`);
    await addStream(archive, tableEntry(name), (await stat(dumped)).size, () => createReadStream(dumped));
  }
  const files: MediaList = [];
  for (const path of paths) files.push(await addMedia(archive, nameOf(path), storage));
  const mediaText = JSON.stringify(files);
  archive.entry({ name: MEDIA_LIST_ENTRY, mode: 0o600 }, mediaText);
  const sums = { manifest: sha256Of(manifestText), media: sha256Of(mediaText) };
  archive.entry({ name: CHECKSUMS_ENTRY, mode: 0o600 }, JSON.stringify(sums));
  archive.finalize();
  return files;
}

/** The file where it lies: in its place, or put aside for the log of changes. */
async function addMedia(archive: Pack, original: string, storage: MediaStorage): Promise<MediaList[number]> {
  const found = (await storage.stat(original)) ?? (await storage.stat(keptName(original)));
  const name = found?.name ?? original;
  const content = found && (await storage.read(name));
  if (!content) throw new BackupError(`The media file ${name} is missing in the storage.`);
  const hash = createHash("sha256");
  content.on("data", (chunk) => hash.update(chunk)).on("error", () => {});
  await addStream(archive, mediaEntry(name), found.bytes, () => content);
  return { name, bytes: found.bytes, sha256: hash.digest("hex") };
}

/** `open` is called once something listens to the stream's errors. */
async function addStream(archive: Pack, name: string, size: number, open: () => Readable): Promise<void> {
  const entry = archive.entry({ name, size, mode: 0o600 });
  await Promise.all([pipeline(open(), entry), finished(entry, { readable: false })]);
}

async function keep(unfinished: string, file: string, folder: string): Promise<void> {
  for (const [path, flags] of [
    [unfinished, "r+"],
    [folder, "r"],
  ] as const) {
    if (path === folder) await rename(unfinished, file);
    const handle = await open(path, flags);
    await handle.sync().finally(() => handle.close());
  }
}

function sha256Of(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function stampOf(date: Date): string {
  return date.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
}
