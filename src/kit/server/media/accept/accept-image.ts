import type { ImageExtension, PicturePoint } from "#kit/contract/media/media-path.ts";
import { MediaError } from "../media-error.ts";
import { remakeAside } from "../remake/remake-aside.ts";
import { measureAside } from "../renditions/encode-aside.ts";
import { type ImageType, MAX_IMAGE_BYTES } from "./image-limits.ts";

export { MAX_IMAGE_BYTES };

/** A picture that is fit to be stored: bytes made by us, upright, without metadata but the mark of how it was made. */
export interface AcceptedImage {
  bytes: Buffer;
  extension: ImageExtension;
  /** Pixels. */
  width: number;
  /** Pixels, of one frame. */
  height: number;
  /** The dominant colour, `rrggbb`. */
  tint: string;
  /** Three colours above three, `rgb` each; null for a picture that is transparent in places. */
  blur: string | null;
  /** Where the most of it is, in percent from left and top; the middle unless told. */
  point?: PicturePoint | null;
  /** What is known of the file that was sent. */
  origin?: PictureOrigin;
}

export interface PictureOrigin {
  /** Its name, to be shown and nothing more. */
  name: string;
  /** Who sent it; null for visitors. */
  by: string | null;
  /** SHA-256 of its bytes; null where nobody compares them. */
  hash: string | null;
}

/**
 * Judges an uploaded picture by its bytes and makes it anew: upright, without metadata (but the mark of how it
 * was made, `source-mark.ts`) or anything behind the picture's end. Needs no database, so call it before a transaction. Throws MediaError (`IMAGE_*`).
 */
export async function acceptImage(bytes: Buffer, options: { svg?: boolean } = {}): Promise<AcceptedImage> {
  if (bytes.byteLength === 0) throw new MediaError("IMAGE_EMPTY");
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new MediaError("IMAGE_TOO_LARGE");
  const type = imageTypeOf(bytes);
  if (type === null || (type === "svg" && !options.svg)) throw new MediaError("IMAGE_TYPE");
  return remakeAside(bytes, type);
}

/** Measures a picture of the project's own that is stored as it is. Throws MediaError (`IMAGE_*`). */
export async function measurePrepared(bytes: Buffer): Promise<AcceptedImage> {
  const type = imageTypeOf(bytes);
  if (type === null || type === "svg" || type === "heic") throw new MediaError("IMAGE_TYPE");
  return measureAside(bytes, type);
}

/** What the first bytes say the file is, whatever its name is; null for a kind that is not accepted. */
function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpg";
  const latin = head.toString("latin1");
  if (latin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (latin.startsWith("GIF87a") || latin.startsWith("GIF89a")) return "gif";
  if (latin.startsWith("RIFF") && latin.slice(8, 12) === "WEBP") return "webp";
  if (isHeic(latin)) return "heic";
  return looksLikeSvg(head.toString("utf8")) ? "svg" : null;
}

/** Its first box names what it is, and what else it can be read as. */
function isHeic(latin: string): boolean {
  if (latin.slice(4, 8) !== "ftyp" || !/^(?:heic|heix|mif1)$/.test(latin.slice(8, 12))) return false;
  const length = Buffer.from(latin.slice(0, 4), "latin1").readUInt32BE();
  return /hei[cx]/.test(latin.slice(8, Math.min(length, 256)));
}

/** The first element is `svg`, after any byte order mark, XML declaration, comments and document type. */
function looksLikeSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, "").trimStart();
  for (;;) {
    const skipped =
      /^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg\b[^[>]*(?:\[[\s\S]*?\]\s*)?>)\s*/i.exec(rest);
    if (!skipped) return /^<(?:\w+:)?svg[\s>]/.test(rest);
    rest = rest.slice(skipped[0].length);
  }
}
