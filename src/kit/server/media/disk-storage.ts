import { randomBytes } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { access, constants, mkdir, open, readdir, rename, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { MediaError } from "./media-error.ts";
import { isFileName, requireFileName } from "./media-names.ts";
import type { MediaStorage, StoredFile } from "./media-storage.ts";

const UNFINISHED = /^\..*\.part$/;

/** Media as files in one folder, which is made when the first file comes. */
export function createDiskStorage(location: string): MediaStorage {
  const folder = path.resolve(location);
  const unfinished = new Set<string>();

  function locate(name: string): string {
    return path.join(folder, requireFileName(name));
  }

  async function filesOnDisk(): Promise<string[]> {
    const entries = await orNull(readdir(folder, { recursive: true, withFileTypes: true }));
    return (entries ?? [])
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  }

  return {
    async write(name, content) {
      const target = locate(name);
      const directory = path.dirname(target);
      const temporary = path.join(
        directory,
        `.${path.basename(name)}.${randomBytes(6).toString("hex")}.part`,
      );
      unfinished.add(temporary);
      try {
        await makeDirectory(directory);
        const handle = await open(temporary, "wx", 0o640);
        const bytes = await fill(handle, content).finally(() => handle.close());
        await rename(temporary, target);
        await syncDirectory(directory);
        return { bytes };
      } catch (error) {
        await orNull(unlink(temporary));
        throw isFull(error) ? new MediaError("STORAGE_FULL", { cause: error }) : error;
      } finally {
        unfinished.delete(temporary);
      }
    },

    async read(name, range) {
      const handle = await orNull(open(locate(name), "r"));
      return handle?.createReadStream(range) ?? null;
    },

    async stat(name) {
      const found = await orNull(stat(locate(name)));
      return found?.isFile() ? { name, bytes: found.size, modifiedAt: found.mtime } : null;
    },

    async remove(name) {
      await orNull(unlink(locate(name)));
    },

    async move(name, to) {
      const [source, target] = [locate(name), locate(to)];
      if (!(await orNull(stat(source)))) return;
      await makeDirectory(path.dirname(target));
      await orNull(rename(source, target));
      for (const folder of [source, target]) await syncDirectory(path.dirname(folder));
    },

    async *list() {
      for (const file of await filesOnDisk()) {
        const name = path.relative(folder, file).split(path.sep).join("/");
        const found: StoredFile | null = isFileName(name) ? await this.stat(name) : null;
        if (found) yield found;
      }
    },

    async removeUnfinished(before) {
      let removed = 0;
      for (const file of await filesOnDisk()) {
        if (!UNFINISHED.test(path.basename(file)) || unfinished.has(file)) continue;
        const found = await orNull(stat(file));
        if (!found || found.mtime > before) continue;
        await orNull(unlink(file));
        removed += 1;
      }
      return removed;
    },

    async ping() {
      await makeDirectory(folder);
      await access(folder, constants.W_OK);
    },
  };
}

async function fill(handle: FileHandle, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    await handle.writeFile(chunk);
    bytes += chunk.byteLength;
  }
  await handle.sync();
  return bytes;
}

async function makeDirectory(directory: string): Promise<void> {
  const topmost = await mkdir(directory, { recursive: true });
  if (topmost === undefined) return;
  // A new folder survives a power cut only once its parent is on disk, up to the one that stood before.
  for (let made = directory; made.length >= topmost.length; made = path.dirname(made)) {
    await syncDirectory(path.dirname(made));
  }
}

/** A rename is only safe from a power cut once its folder is on disk too. */
async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  await handle.sync().finally(() => handle.close());
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

function isFull(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code === "ENOSPC" || code === "EDQUOT";
}
