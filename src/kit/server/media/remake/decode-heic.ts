import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { MediaError } from "../media-error.ts";
import type { HeicResult } from "./heic-thread.ts";

const THREAD = new URL("./heic-thread.ts", import.meta.url);

/**
 * An iPhone's picture as PNG, with its colour profile (Display P3, mostly) where it has one. Throws MediaError
 * (IMAGE_TOO_MANY_PIXELS), and what the decoder throws for a file that it can't read.
 */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const thread = new Worker(THREAD, { workerData: bytes });
  try {
    const [result] = (await once(thread, "message")) as [HeicResult];
    if ("tooMany" in result) throw new MediaError("IMAGE_TOO_MANY_PIXELS");
    const { width, height, pixels } = result;
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    const png = await picture.png({ compressionLevel: 1 }).toBuffer();
    const profile = colourProfileOf(bytes);
    return profile ? withProfile(png, profile) : png;
  } finally {
    await thread.terminate();
  }
}

/** The ICC profile of a `colr` box; null where the file has none or names its colours by numbers. */
function colourProfileOf(bytes: Buffer): Buffer | null {
  const at = bytes.indexOf("colrprof", 0, "latin1");
  if (at < 4) return null;
  const profile = bytes.subarray(at + 8, at - 4 + bytes.readUInt32BE(at - 4));
  return profile.subarray(36, 40).toString("latin1") === "acsp" ? profile : null;
}

const PNG_HEADER_BYTES = 33;

/** PNG's `iCCP` chunk stands behind its header: a name, the method (deflate), the profile. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from("iCCPicc\0\0", "latin1"), deflateSync(profile)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.byteLength - 4);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([
    png.subarray(0, PNG_HEADER_BYTES),
    length,
    body,
    check,
    png.subarray(PNG_HEADER_BYTES),
  ]);
}
