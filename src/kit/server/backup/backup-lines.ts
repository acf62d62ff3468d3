import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { BackupError } from "./backup-manifest.ts";

/** Longer than any row: a mail with its attachments has a few megabytes. What unpacks to more is no backup. */
const LINE_LIMIT = 64 * 1024 * 1024;

/**
 * The lines of gzipped text, parted by line feeds alone: Node's readline also parts at U+2028, which JSON text may
 * hold. Throws `damage` for what can't be unpacked.
 */
export async function* linesOf(
  content: AsyncIterable<Uint8Array>,
  damage: BackupError,
): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const packed = Readable.from(content).on("error", (error) => unpacked.destroy(error));
  let parts: string[] = [];
  let length = 0;
  for await (const text of packedOrDamage(packed.pipe(unpacked).setEncoding("utf8"), damage)) {
    let from = 0;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", from)) {
      parts.push(text.slice(from, at));
      yield parts.join("");
      [parts, length, from] = [[], 0, at + 1];
    }
    if (from === text.length) continue;
    parts.push(text.slice(from));
    length += text.length - from;
    if (length > LINE_LIMIT) throw damage;
  }
  if (length > 0) yield parts.join("");
}

async function* packedOrDamage(unpacked: AsyncIterable<string>, damage: BackupError): AsyncGenerator<string> {
  try {
    yield* unpacked;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith("Z_") ? damage : error;
  }
}
