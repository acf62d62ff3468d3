import fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";

/**
 * Unpacks a gzipped `dump` of an embedded database into an empty folder, file by file: opened by PGlite itself it
 * would be in memory several times over, 300 MB that a process keeps. False where the archive is missing; throws where
 * it can't be read.
 */
export async function unpackDatabase(archive: string, folder: string): Promise<boolean> {
  if (!fs.existsSync(archive)) return false;
  const entries = extract();
  const written = (async () => {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      const place = path.join(folder, name);
      if (type === "directory") fs.mkdirSync(place, { recursive: true, mode: 0o700 });
      else await pipeline(entry, fs.createWriteStream(place, { mode: 0o600 }));
      entry.resume();
    }
  })();
  try {
    await Promise.all([pipeline(fs.createReadStream(archive), createGunzip(), entries), written]);
  } catch (cause) {
    throw new Error(`${archive} can't be read: build the site again (npm run build)`, { cause });
  }
  return true;
}
