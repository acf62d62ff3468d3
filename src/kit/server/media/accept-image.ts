import type { ImageExtension } from "#kit/contract/media-path.ts";
import { atMost } from "./at-most.ts";
import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from "./image-limits.ts";
import { imageTypeOf } from "./image-type.ts";
import { MediaError } from "./media-error.ts";
import { remakeAside } from "./remake-aside.ts";
import { measureImage } from "./remake-image.ts";

export { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS };

/** A picture that is fit to be stored: bytes made by us, without metadata, upright. */
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
}

const oneOfTwo = atMost(2);

/**
 * Judges an uploaded picture by its bytes and makes it anew: upright, without metadata or anything behind the
 * picture's end. Needs no database, so call it before a transaction. Throws MediaError (`IMAGE_*`).
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
