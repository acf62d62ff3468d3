import type { ImageExtension, PicturePoint } from "#kit/contract/media-path.ts";
import { atMost } from "./at-most.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from "./image-limits.ts";
import { imageTypeOf } from "./image-type.ts";
import { MediaError } from "./media-error.ts";
import { remakeAside } from "./remake-aside.ts";
import { measureImage } from "./remake-image.ts";

export { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS };

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

const oneOfTwo = atMost(2);

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
  return oneOfTwo(() => measureImage(bytes, type));
}
