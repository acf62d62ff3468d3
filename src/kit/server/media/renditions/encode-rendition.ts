import type { Sharp } from "sharp";
import sharp from "sharp";
import type { ImageExtension } from "#kit/contract/media/media-path.ts";
import type { AcceptedImage } from "../accept/accept-image.ts";
import { MAX_IMAGE_PIXELS } from "../accept/image-limits.ts";
import { measureImage } from "../remake/remake-image.ts";
import { sourceMarkOf, withSourceMark } from "../remake/source-mark.ts";

/**
 * What is made of our own pictures. The library takes and keeps much memory, so all of this runs in a process of its
 * own (`encode-aside.ts`).
 */

const SECONDS = 60;

// Each picture is read once.
sharp.cache(false);

export interface Smaller {
  original: Buffer;
  /** Pixels, at most. */
  width: number;
}

/** What part of a picture, in percent of its sides. */
export interface Part {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A rendition at most `width` pixels wide; an animation goes on moving. Little effort: a visitor waits for it. */
export async function encodeWebp({ original, width }: Smaller): Promise<Buffer> {
  return resized(opened(original, true), width).webp({ quality: 78, effort: 3 }).toBuffer();
}

/**
 * The same as AVIF, which has no animations here: null for a picture that moves. At this quality it looks like its
 * WebP with a quarter to a third fewer bytes; the next effort takes four times as long for 5% more.
 */
export async function encodeAvif({ original, width }: Smaller): Promise<Buffer | null> {
  const picture = opened(original);
  if (((await picture.metadata()).pages ?? 1) > 1) return null;
  return resized(picture, width).avif({ quality: 45, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer();
}

/** The same as JPEG, its first picture where it moves: what reads the pictures of shared links often knows nothing else. */
export async function encodeJpeg({ original, width }: Smaller): Promise<Buffer> {
  return resized(opened(original), width)
    .flatten({ background: "#0d1013" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** For the back office, which keeps none of them. */
export async function encodePreview({ original, width }: Smaller): Promise<Buffer> {
  return opened(original)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 75, effort: 2 })
    .toBuffer();
}

export type Measured = Omit<AcceptedImage, "bytes">;

/** What is known of a picture that is stored as it is. Throws MediaError. */
export async function measure({
  original,
  extension,
}: {
  original: Buffer;
  extension: ImageExtension;
}): Promise<Measured> {
  const { bytes: _, ...measured } = await measureImage(Buffer.from(original), extension);
  return measured;
}

/** A part of a picture, in the picture's own kind; null for one that moves. */
export async function cutOut({
  original,
  part: { left, top, width, height },
  extension,
}: {
  original: Buffer;
  part: Part;
  extension: ImageExtension;
}): Promise<Buffer | null> {
  const picture = opened(original);
  const { width: w, height: h, pages = 1 } = await picture.metadata();
  if (pages > 1) return null;
  const share = (percent: number, of: number) => Math.floor((percent * of) / 100);
  const taken = picture.extract({
    left: share(left, w),
    top: share(top, h),
    width: Math.max(1, share(width, w)),
    height: Math.max(1, share(height, h)),
  });
  const cut = withSourceMark(taken, sourceMarkOf(Buffer.from(original)));
  if (extension === "jpg") return cut.jpeg({ quality: 88, mozjpeg: true }).toBuffer();
  if (extension === "webp") return cut.webp({ quality: 88 }).toBuffer();
  return extension === "png"
    ? cut.png({ compressionLevel: 9 }).toBuffer()
    : cut.gif({ effort: 3 }).toBuffer();
}

function opened(original: Uint8Array, animated = false): Sharp {
  return sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS, animated });
}

/** Its only metadata is the mark of how it was made (`source-mark.ts`): all else was left out at the upload. */
function resized(picture: Sharp, width: number): Sharp {
  return picture.resize({ width, withoutEnlargement: true }).keepXmp().timeout({ seconds: SECONDS });
}
