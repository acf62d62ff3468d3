import { z } from "zod";

const table = z.object({
  name: z.string(),
  rows: z.int(),
  /** Of the uncompressed lines. */
  sha256: z.string(),
});

/** First entry of a backup: what is in it and what can read it. */
export const backupManifest = z.object({
  format: z.literal(1),
  /** Of the application that made it. */
  version: z.string(),
  made_at: z.iso.datetime(),
  /** `created_at` of the newest migration that the rows need, in milliseconds. */
  migration: z.int(),
  tables: z.array(table),
  /** The next value of each identity column, as `table.column`. */
  sequences: z.record(z.string(), z.object({ last_value: z.string(), is_called: z.boolean() })),
});

export const mediaList = z.array(z.object({ name: z.string(), bytes: z.int(), sha256: z.string() }));

export type BackupManifest = z.output<typeof backupManifest>;
export type MediaList = z.output<typeof mediaList>;

/** A backup that cannot be used, told in one line for the person at the terminal. */
export class BackupError extends Error {
  override name = "BackupError";
}

export const MANIFEST_ENTRY = "manifest.json";
export const MEDIA_LIST_ENTRY = "media.json";
export const tableEntry = (table: string) => `database/${table}.ndjson.gz`;
export const mediaEntry = (name: string) => `media/${name}`;
