import { z } from "zod";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, "no checksum");

const table = z.object({
  name: z.string().regex(/^[a-z_][a-z0-9_]*$/, "no table's name"),
  rows: z.int().min(0),
  /** Of the uncompressed lines. */
  sha256,
});

/** First entry of a backup: what is in it and what can read it. */
export const backupManifest = z.object({
  /** From 2 on, the last entry holds checksums of the two lists themselves. */
  format: z.union([z.literal(1), z.literal(2)], "a format that this version does not know"),
  /** Of the application that made it. */
  version: z.string().max(100),
  made_at: z.iso.datetime(),
  /** `created_at` of the newest migration that the rows need, in milliseconds. */
  migration: z.int(),
  tables: z
    .array(table)
    .refine((tables) => new Set(tables.map(({ name }) => name)).size === tables.length, "one table twice"),
  /** The next value of each identity column, as `table.column`. */
  sequences: z.record(
    z.string(),
    z.object({ last_value: z.string().regex(/^\d{1,18}$/, "no number"), is_called: z.boolean() }),
  ),
});

export const mediaList = z.array(z.object({ name: z.string(), bytes: z.int().min(0), sha256 }));

/** Last entry: what the manifest and the list of media files were when they were written. */
export const checksums = z.object({ manifest: sha256, media: sha256 });

export type BackupManifest = z.output<typeof backupManifest>;
export type MediaList = z.output<typeof mediaList>;

/** A backup that cannot be used, told in one line for the person at the terminal. */
export class BackupError extends Error {
  override name = "BackupError";
}

export const MANIFEST_ENTRY = "manifest.json";
export const MEDIA_LIST_ENTRY = "media.json";
export const CHECKSUMS_ENTRY = "checksums.json";
export const tableEntry = (table: string) => `database/${table}.ndjson.gz`;
const MEDIA_FOLDER = "media/";
export const mediaEntry = (name: string) => `${MEDIA_FOLDER}${name}`;
/** The media file that an entry is, null for an entry of another kind. */
export const mediaNameOf = (entry: string) =>
  entry.startsWith(MEDIA_FOLDER) ? entry.slice(MEDIA_FOLDER.length) : null;
