import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { text } from "node:stream/consumers";
import { extract, type Header } from "tar-stream";
import {
  BackupError,
  type BackupManifest,
  backupManifest,
  MANIFEST_ENTRY,
  MEDIA_LIST_ENTRY,
  type MediaList,
  mediaEntry,
  mediaList,
  tableEntry,
} from "./backup-manifest.ts";

type Entry = AsyncIterable<Uint8Array> & { header: Header };

export interface BackupReader {
  /** The gzipped lines of a table; to be read to their end. */
  onTable(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** A media file; to be read to its end. */
  onMedia(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
}

/** What is in the backup, from its first entry. Throws BackupError where it is none. */
export function readManifest(file: string): Promise<BackupManifest> {
  return tellingFaults(async () => {
    for await (const entry of entriesOf(file)) return manifestOf(entry);
    throw new BackupError("The file is no backup of Paddock.");
  });
}

/**
 * Walks through a backup once and holds its media files against their checksums.
 *
 * @throws BackupError where it is no backup, not whole, or damaged
 */
export function readBackup(file: string, reader: BackupReader): Promise<void> {
  return tellingFaults(() => walk(file, reader));
}

async function walk(file: string, reader: BackupReader): Promise<void> {
  let manifest: BackupManifest | undefined;
  let listed: MediaList | undefined;
  const tables = new Set<string>();
  const media = new Map<string, string>();
  for await (const entry of entriesOf(file)) {
    const { name } = entry.header;
    const table = manifest?.tables.find((each) => tableEntry(each.name) === name)?.name;
    if (!manifest) manifest = await manifestOf(entry);
    else if (table) {
      await reader.onTable(table, entry);
      tables.add(table);
    } else if (name === MEDIA_LIST_ENTRY) listed = mediaList.parse(JSON.parse(await text(entry)));
    else {
      const hash = createHash("sha256");
      await reader.onMedia(name.slice(mediaEntry("").length), hashed(entry, hash));
      media.set(name, hash.digest("hex"));
    }
  }
  if (!listed || !manifest?.tables.every(({ name }) => tables.has(name)))
    throw new BackupError("The backup is not whole: its end is missing.");
  const damaged = listed.find(({ name, sha256 }) => media.get(mediaEntry(name)) !== sha256);
  if (damaged) throw new BackupError(`The backup is damaged: ${mediaEntry(damaged.name)}.`);
}

async function manifestOf(entry: Entry): Promise<BackupManifest> {
  if (entry.header.name !== MANIFEST_ENTRY) throw new BackupError("The file is no backup of Paddock.");
  return backupManifest.parse(JSON.parse(await text(entry)));
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  const archive = extract();
  source.on("error", (error) => archive.destroy(error));
  try {
    for await (const entry of source.pipe(archive)) yield entry as Entry;
  } finally {
    source.destroy();
  }
}

async function* hashed(content: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Faults of the file become sentences; faults of the place that it is restored into stay what they are. */
async function tellingFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isOfTheFile =
      code?.startsWith("Z_") || /tar header|end of data|premature|stream was destroyed/i.test(message);
    throw isOfTheFile ? new BackupError("The file is no backup of Paddock, or a damaged one.") : error;
  }
}
