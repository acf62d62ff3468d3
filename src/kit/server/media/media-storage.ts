import type { Readable } from "node:stream";

/** First and last byte, both included, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  name: string;
  bytes: number;
  modifiedAt: Date;
}

/**
 * Where the files lie. Names are lower-case letters, digits, `.`, `-`, `_`, in folders parted by `/`. A name is
 * written once and its content never changes. A storage that can't be reached: MediaError STORAGE_AWAY.
 */
export interface MediaStorage {
  /**
   * Stores the whole content or nothing; when it resolves, the file survives a power cut.
   * An error of the source is passed on as it is; without room: MediaError STORAGE_FULL.
   */
  write(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ bytes: number }>;
  /** The content (or a part of it) as a stream, null when there is no such file. */
  read(name: string, range?: ByteRange): Promise<Readable | null>;
  /** Null when there is no such file. */
  stat(name: string): Promise<StoredFile | null>;
  /** Removes the file; a missing one is fine. */
  remove(name: string): Promise<void>;
  /** Gives the file another name; a missing one is fine. */
  move(name: string, to: string): Promise<void>;
  /** Every finished file, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Removes what uploads begun before this time left behind, but no upload of this process that goes on. */
  removeUnfinished(before: Date): Promise<number>;
  /** Resolves when files can be stored here; throws what is wrong otherwise. */
  ping(): Promise<void>;
}
