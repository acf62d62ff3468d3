import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { extract, type Header } from "tar-stream";
import type { z } from "zod";
import { isFileName } from "../media/media-names.ts";
import { linesOf } from "./backup-lines.ts";
import {
  BackupError,
  type BackupManifest,
  backupManifest,
  CHECKSUMS_ENTRY,
  checksums,
  MANIFEST_ENTRY,
  MEDIA_LIST_ENTRY,
  type MediaList,
  mediaEntry,
  mediaList,
  mediaNameOf,
  tableEntry,
} from "./backup-manifest.ts";

interface Entry {
  name: string;
  header: Header;
  content: AsyncIterable<Uint8Array>;
}

type TableOfBackup = BackupManifest["tables"][number];

export interface BackupReader {
  /** The rows of a table as JSON, one by one; to be read to their end, where they are held against the checksum. */
  onTable(table: TableOfBackup, rows: AsyncIterable<string>): Promise<void>;
  /** A media file; to be read to its end. */
  onMedia(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
}

export interface BackupContent {
  manifest: BackupManifest;
  media: MediaList;
}

/** Lists are read into memory; 64 MB name half a million media files. */
const LIST_LIMIT_BYTES = 64 * 1024 * 1024;

/**
 * Reads the whole backup and keeps nothing: what is told here without a fault can be restored.
 *
 * @throws BackupError where it is no backup, not whole, or damaged
 */
export function checkBackup(file: string): Promise<BackupContent> {
  return readBackup(file, {
    async onTable(_table, rows) {
      for await (const _ of rows);
    },
    async onMedia(_name, content) {
      for await (const _ of content);
    },
  });
}

/**
 * Walks through a backup once and holds everything in it against its checksums. Faults of the file are BackupErrors,
 * the reader's own are passed on.
 *
 * @throws BackupError where it is no backup, not whole, or damaged
 */
export async function readBackup(file: string, reader: BackupReader): Promise<BackupContent> {
  const found = new Map<string, { bytes: number; sha256: string }>();
  const tables = new Set<string>();
  const seen = new Set<string>();
  let manifest: BackupManifest | undefined;
  let listed: MediaList | undefined;
  let summed: z.output<typeof checksums> | undefined;
  const sums = { manifest: "", media: "" };
  for await (const { name, header, content } of entriesOf(file)) {
    if (!manifest) {
      if (name !== MANIFEST_ENTRY) throw new BackupError("The file is no backup of Paddock.");
      const bytes = await wholeList(content, name);
      sums.manifest = sha256Of(bytes);
      manifest = parsed(backupManifest, bytes, name);
      seen.add(name);
      continue;
    }
    if (seen.has(name)) throw new BackupError(`The backup is damaged: it holds ${quoteName(name)} twice.`);
    seen.add(name);
    // The end of format 1 is the list of media, that of 2 the checksums of both lists.
    if (summed || (listed && (manifest.format === 1 || name !== CHECKSUMS_ENTRY))) throw unknown(name);
    const table = manifest.tables.find((each) => tableEntry(each.name) === name);
    const media = mediaNameOf(name);
    if (table) {
      await reader.onTable(table, rowsOfTable(table, content));
      tables.add(table.name);
    } else if (name === MEDIA_LIST_ENTRY) {
      const bytes = await wholeList(content, name);
      sums.media = sha256Of(bytes);
      listed = parsed(mediaList, bytes, name);
    } else if (listed && name === CHECKSUMS_ENTRY)
      summed = parsed(checksums, await wholeList(content, name), name);
    else if (media !== null && isFileName(media) && header.type === "file")
      found.set(media, await readMedia(media, content, reader));
    else throw unknown(name);
  }
  if (!manifest) throw new BackupError("The file is no backup of Paddock.");
  const isWhole = listed && (manifest.format === 1 || summed);
  if (!listed || !isWhole || manifest.tables.some(({ name }) => !tables.has(name)))
    throw new BackupError("The backup is not whole: its end is missing.");
  if (summed && summed.manifest !== sums.manifest) throw changed(MANIFEST_ENTRY);
  if (summed && summed.media !== sums.media) throw changed(MEDIA_LIST_ENTRY);
  holdAgainst(listed, found);
  return { manifest, media: listed };
}

async function readMedia(name: string, content: AsyncIterable<Uint8Array>, reader: BackupReader) {
  const hash = createHash("sha256");
  let bytes = 0;
  async function* measured() {
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  await reader.onMedia(name, measured());
  return { bytes, sha256: hash.digest("hex") };
}

/** Every listed file is there as it was, and no other. */
function holdAgainst(listed: MediaList, found: Map<string, { bytes: number; sha256: string }>): void {
  const names = new Set(listed.map(({ name }) => name));
  const unlisted = [...found.keys()].find((name) => !names.has(name));
  if (unlisted !== undefined || names.size !== listed.length)
    throw new BackupError(`The backup is damaged: ${MEDIA_LIST_ENTRY} does not fit its media files.`);
  for (const { name, bytes, sha256 } of listed) {
    const file = found.get(name);
    if (file?.sha256 !== sha256 || file.bytes !== bytes) throw damaged(mediaEntry(name));
  }
}

/** The rows; behind the last one, a BackupError where they are not those that were written. */
async function* rowsOfTable(
  { name, rows: expected, sha256 }: TableOfBackup,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const damage = damaged(tableEntry(name));
  let rows = 0;
  for await (const line of linesOf(content, damage)) {
    rows += 1;
    if (rows > expected) throw damage;
    hash.update(`${line}\n`);
    yield line;
  }
  if (rows !== expected || hash.digest("hex") !== sha256) throw damage;
}

async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const source = createReadStream(file);
  const archive = extract();
  source.on("error", (error) => archive.destroy(error));
  try {
    for await (const entry of errorsOfTheFile(source.pipe(archive))) {
      const { header } = entry;
      yield { name: header.name, header, content: errorsOfTheFile(entry as AsyncIterable<Uint8Array>) };
    }
  } finally {
    source.destroy();
    archive.destroy();
  }
}

/** Turns errors of reading the file into a sentence. Errors of the caller do not pass here. */
async function* errorsOfTheFile<T>(read: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* read;
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (syscall) throw new BackupError(`The backup file can't be read: ${message}.`, { cause: error });
    const isCutOff = /end of data|premature|destroyed|aborted/i.test(message);
    throw new BackupError(
      isCutOff
        ? "The backup is not whole: its end is missing."
        : "The file is no backup of Paddock, or a damaged one.",
      { cause: error },
    );
  }
}

async function wholeList(content: AsyncIterable<Uint8Array>, entry: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.byteLength;
    if (bytes > LIST_LIMIT_BYTES) throw damaged(entry);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed<Shape extends z.ZodType>(shape: Shape, bytes: Buffer, entry: string): z.output<Shape> {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString("utf8"));
  } catch {
    throw new BackupError(`The backup is damaged: ${entry} is no JSON.`);
  }
  const { success, data, error } = shape.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  const where = issue?.path.length ? ` (${quoteName(issue.path.join("."))}: ${issue.message})` : "";
  throw new BackupError(`The backup is damaged or of another version: ${entry} is not as expected${where}.`);
}

function damaged(entry: string): BackupError {
  return new BackupError(`The backup is damaged: ${entry}.`);
}

function changed(entry: string): BackupError {
  return new BackupError(`The backup is damaged: ${entry} was changed after it was written.`);
}

function unknown(entry: string): BackupError {
  return new BackupError(`The backup is damaged: it holds ${quoteName(entry)}, which no backup has.`);
}

/** A name from the file in a line of the terminal. */
function quoteName(name: string): string {
  return JSON.stringify(name.slice(0, 100));
}

function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
