import type { Sharp } from "sharp";
import type { RenditionWidth } from "#kit/contract/media/media-path.ts";
import { MAX_IMAGE_PIXELS } from "../accept/accept-image.ts";

const SECONDS = 60;

/** A rendition at most `width` pixels wide; an animation goes on moving. Little effort: a visitor waits for it. */
export async function encodeWebp(original: Buffer, width: RenditionWidth): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS, animated: true });
  return resized(picture, width).webp({ quality: 78, effort: 3 }).toBuffer();
}

/**
 * The same as AVIF, which has no animations here: null for a picture that moves. At this quality it looks like its
 * WebP with a quarter to a third fewer bytes; the next effort takes four times as long for 5% more.
 */
export async function encodeAvif(original: Buffer, width: RenditionWidth): Promise<Buffer | null> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS });
  if (((await picture.metadata()).pages ?? 1) > 1) return null;
  return resized(picture, width).avif({ quality: 45, effort: 3, chromaSubsampling: "4:2:0" }).toBuffer();
}

/** The same as JPEG, its first picture where it moves: what reads the pictures of shared links often knows nothing else. */
export async function encodeJpeg(original: Buffer, width: RenditionWidth): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS });
  return resized(picture, width)
    .flatten({ background: "#0d1013" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** Its only metadata is the mark of how it was made (`source-mark.ts`): all else was left out at the upload. */
function resized(picture: Sharp, width: RenditionWidth): Sharp {
  return picture.resize({ width, withoutEnlargement: true }).keepXmp().timeout({ seconds: SECONDS });
}
