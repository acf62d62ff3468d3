import type { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import { DOWNLOAD_TYPES, parseDownloadPath } from "#kit/contract/media/download-path.ts";
import { isMediaPath, MEDIA_TYPES } from "#kit/contract/media/media-path.ts";
import type { Upload } from "../context.ts";
import type { Database } from "../database/database.ts";
import { downloadTypeOf } from "./accept/accept-download.ts";
import type { FilmSource } from "./accept/accept-film.ts";
import { acceptFilm } from "./accept/accept-film.ts";
import type { AcceptedImage } from "./accept/accept-image.ts";
import { acceptImage, measurePrepared } from "./accept/accept-image.ts";
import { mediaFiles } from "./media.table.ts";
import { downloadPath, filmPath, imagePath, keptName, nameOf } from "./media-names.ts";
import type { MediaStorage } from "./media-storage.ts";
import { sweepMedia } from "./media-sweep.ts";
import { currentUnit, inNewUnit, type MediaUnit, type PictureOrigin, surroundingUnit } from "./media-unit.ts";
import { releaseUnused } from "./release-unused.ts";
import { removeFiles, settleFiles } from "./settle-files.ts";

/** A file that lies in the storage already but belongs to nobody yet: `await using film = await receiveFilm(...)`. */
export interface ReceivedFile extends AsyncDisposable {
  path: string;
  mime: string;
  bytes: number;
}

/** What the library knows of a picture beside its file. */
type PictureFacts = Partial<Pick<typeof mediaFiles.$inferInsert, "held" | "alt" | "cutFrom" | "crop">>;

type NewPictureListener = (name: string, origin: PictureOrigin) => void;

export interface MediaStore {
  /**
   * Runs one transaction together with the files it stores and releases: they happen together or not at all.
   * Also right for writes without files. Not to be called inside itself. Throws what `work` throws.
   */
  atomically<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  /**
   * Stores an uploaded picture and answers its path. Decoding takes its time: pass what `acceptImage` made
   * before the transaction where other queries should not wait. Throws MediaError (`IMAGE_*`, STORAGE_FULL).
   */
  storeImage(
    tx: Database,
    image: Buffer | AcceptedImage,
    options?: { svg?: boolean } & PictureFacts,
  ): Promise<string>;
  /** Streams an uploaded film to storage before the transaction; it goes with its scope unless it was stored. */
  receiveFilm(source: FilmSource): Promise<ReceivedFile>;
  /** The same for an uploaded PDF or ZIP. Throws MediaError (`DOWNLOAD_*`, STORAGE_FULL). */
  receiveDownload(upload: Pick<Upload, "filename" | "bytes" | "stream">): Promise<ReceivedFile>;
  /** Makes a received file one of the site's and answers its path. */
  storeReceived(tx: Database, file: ReceivedFile): Promise<string>;
  /** Stores a film and answers its path. Throws MediaError (`FILM_*`, STORAGE_FULL). */
  storeFilm(tx: Database, film: FilmSource): Promise<string>;
  /** Stores a picture of the project's own (demo content) byte for byte and answers its path. */
  storePrepared(tx: Database, bytes: Buffer, name?: string): Promise<string>;
  /**
   * True for a stored file, which then stays until the end of `tx`, and comes out of the library's bin. Ask before a
   * path from outside is saved.
   */
  exists(tx: Database, path: string): Promise<boolean>;
  /** The content of a stored file, put aside or not; null when there is none. */
  read(path: string): Promise<Readable | null>;
  /**
   * Lets a path go: when nothing refers to it at the end of the transaction, its row and files go too, and when
   * only the log of changes does, no visitor reaches them any more. It may be called before or after the change that drops the path, and with blank or foreign addresses.
   */
  release(tx: Database, path: string | null | undefined): Promise<void>;
  /** Resolves when files can be stored; throws what is wrong otherwise. */
  ping(): Promise<void>;
  /**
   * Hears the storage's name of each new picture, once it is stored for good. The first listener also hears of those
   * that were stored before it came: a first start stores the demo team's before there is a server.
   */
  onNewPicture(listener: NewPictureListener): void;
  /** Removes files without a row, rows that nothing uses and the library's bin, all past their grace; answers how many. */
  sweep(options?: { fileGraceMs?: number; rowGraceMs?: number; binGraceMs?: number }): Promise<number>;
}

interface Parts {
  storage: MediaStorage;
  db: Database;
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">;
}

/** The store of pictures, films and downloads: files in `storage`, one row each in `media_files` of `db`. */
export function createMediaStore({ storage, db, log }: Parts): MediaStore {
  /** Files that may have no row yet because their transaction is under way; a sweep leaves them alone. */
  const pending = new Set<string>();

  const listeners: NewPictureListener[] = [];
  const unheard: Parameters<NewPictureListener>[] = [];

  /** One after the other: what a later transaction decided is done last. */
  let settling: Promise<void> = Promise.resolve();

  async function drop(path: string): Promise<void> {
    try {
      await removeFiles(storage, path);
    } catch (error) {
      log.warn({ err: error, path }, "a media file could not be removed; the next sweep tries again");
    }
  }

  async function write(path: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<number> {
    pending.add(path);
    try {
      return (await storage.write(nameOf(path), content)).bytes;
    } catch (error) {
      pending.delete(path);
      throw error;
    }
  }

  async function keepImage(tx: Database, image: AcceptedImage, kept: PictureFacts = {}): Promise<string> {
    const unit = currentUnit();
    const path = imagePath(image);
    const bytes = await write(path, image.bytes);
    unit.written.add(path);
    const { extension, width, height, origin } = image;
    const { name, by: uploadedBy, hash } = origin ?? {};
    const { held, alt, cutFrom, crop } = kept;
    const library = { name, uploadedBy, hash, held, alt, cutFrom, crop };
    const mime = MEDIA_TYPES[extension];
    await tx.insert(mediaFiles).values({ path, mime, bytes, width, height, ...library });
    return path;
  }

  async function receive(
    path: string,
    mime: string,
    content: AsyncIterable<Uint8Array>,
  ): Promise<ReceivedFile> {
    const bytes = await write(path, content);
    return {
      path,
      mime,
      bytes,
      async [Symbol.asyncDispose]() {
        if (pending.delete(path)) await drop(path);
      },
    };
  }

  /** After the transaction the rows are the truth. */
  async function settle({ written, released, claimed }: MediaUnit): Promise<void> {
    const touched = new Set([...written, ...released, ...claimed]);
    if (touched.size === 0) return;
    settling = settling
      .then(() => settleFiles(storage, db, touched, released))
      .catch((error) => log.warn({ err: error }, "media files could not be settled; the next sweep does it"));
    await settling;
  }

  function announce(name: string, origin: PictureOrigin): void {
    if (listeners.length === 0) unheard.push([name, origin]);
    for (const hear of listeners) hear(name, origin);
  }

  const store: MediaStore = {
    async atomically(work) {
      const unit: { done?: MediaUnit; worked: boolean } = { worked: false };
      try {
        const result = await inNewUnit((current) => {
          unit.done = current;
          return db.transaction(async (tx) => {
            const result = await work(tx);
            await releaseUnused(tx, current.released);
            unit.worked = true;
            return result;
          });
        });
        for (const [path, origin] of unit.done?.pictures ?? []) announce(nameOf(path), origin);
        return result;
      } finally {
        // Where the work was done and the commit failed, it may have happened all the same: the rows tell.
        if (unit.done && unit.worked) await settle(unit.done);
        else for (const path of unit.done?.written ?? []) await drop(path);
        for (const path of unit.done?.written ?? []) pending.delete(path);
      }
    },

    async storeImage(tx, image, options) {
      const unit = currentUnit();
      const accepted = Buffer.isBuffer(image) ? await acceptImage(image, options) : image;
      const path = await keepImage(tx, accepted, options);
      unit.pictures.set(path, "upload");
      return path;
    },

    async storePrepared(tx, bytes, name = "") {
      const unit = currentUnit();
      const origin = { name, by: null, hash: null };
      const path = await keepImage(tx, { ...(await measurePrepared(bytes)), origin });
      unit.pictures.set(path, "first start");
      return path;
    },

    async receiveFilm(source) {
      const { extension, content } = await acceptFilm(source);
      const receiving = receive(filmPath(extension), MEDIA_TYPES[extension], content);
      return receiving.finally(() => (source as Partial<Readable>).destroy?.());
    },

    async receiveDownload(upload) {
      const extension = await downloadTypeOf(upload);
      const path = downloadPath(upload.filename, upload.bytes, extension);
      return receive(path, DOWNLOAD_TYPES[extension], upload.stream());
    },

    async storeReceived(tx, { path, mime, bytes }) {
      const unit = currentUnit();
      if (!pending.has(path)) throw new Error("This file was stored or dropped before.");
      unit.written.add(path);
      await tx.insert(mediaFiles).values({ path, mime, bytes });
      return path;
    },

    async storeFilm(tx, film) {
      currentUnit();
      return store.storeReceived(tx, await store.receiveFilm(film));
    },

    async exists(tx, path) {
      if (!isStored(path)) return false;
      const own = eq(mediaFiles.path, path);
      const [found] = await tx
        .select({ removedAt: mediaFiles.removedAt })
        .from(mediaFiles)
        .where(own)
        .for("key share");
      if (!found) return false;
      // Whoever is about to show it has the last word.
      if (found.removedAt) await tx.update(mediaFiles).set({ removedAt: null, held: true }).where(own);
      surroundingUnit()?.claimed.add(path);
      return true;
    },

    async read(path) {
      if (!isStored(path)) return null;
      return (await storage.read(nameOf(path))) ?? storage.read(keptName(nameOf(path)));
    },

    async release(_tx, path) {
      if (path && isStored(path)) currentUnit().released.add(path);
    },

    ping: () => storage.ping(),
    onNewPicture(listener) {
      listeners.push(listener);
      for (const [name, origin] of unheard.splice(0)) listener(name, origin);
    },

    sweep: (options) => sweepMedia({ storage, db, log, pending, store, ...options }),
  };
  return store;
}

/** The path of a picture, a film or a file to save. */
function isStored(path: string): boolean {
  return isMediaPath(path) || parseDownloadPath(path) !== null;
}
