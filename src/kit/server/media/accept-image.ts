import type { Metadata, Sharp, SharpOptions } from "sharp";
import type { ImageExtension } from "#kit/contract/media-path.ts";
import { atMost } from "./at-most.ts";
import { imageTypeOf } from "./image-type.ts";
import { MediaError } from "./media-error.ts";

/** api.md, "Media": 15 MB, 50 megapixels (all frames of an animation together). */
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;
/** Pixels of the longer side that a vector logo is drawn with. */
const VECTOR_SIDE = 1600;
const SECONDS = 60;

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
}

const oneOfTwo = atMost(2);

/** Its library is loaded with the first picture. */
async function open(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, options);
}

/**
 * Judges an uploaded picture by its bytes and makes it anew: upright, without metadata or anything behind the
 * picture's end. Needs no database, so call it before a transaction. Throws MediaError (`IMAGE_*`).
 */
export async function acceptImage(bytes: Buffer, options: { svg?: boolean } = {}): Promise<AcceptedImage> {
  if (bytes.byteLength === 0) throw new MediaError("IMAGE_EMPTY");
  if (bytes.byteLength > MAX_IMAGE_BYTES) throw new MediaError("IMAGE_TOO_LARGE");
  const type = imageTypeOf(bytes);
  if (type === null || (type === "svg" && !options.svg)) throw new MediaError("IMAGE_TYPE");
  return oneOfTwo(() =>
    reportAsBroken(async () => {
      const extension = type === "svg" ? "png" : type;
      const picture = type === "svg" ? await drawVector(bytes) : await decode(bytes);
      return measure(await reencode(picture, extension).timeout({ seconds: SECONDS }).toBuffer(), extension);
    }),
  );
}

/** Measures a picture of the project's own that is stored as it is. Throws MediaError (`IMAGE_*`). */
export async function measurePrepared(bytes: Buffer): Promise<AcceptedImage> {
  const type = imageTypeOf(bytes);
  if (type === null || type === "svg") throw new MediaError("IMAGE_TYPE");
  return oneOfTwo(() => reportAsBroken(() => measure(bytes, type)));
}

async function decode(bytes: Buffer): Promise<Sharp> {
  const found = await (await open(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })).metadata();
  // "error" refuses cut-off files but not the harmless oddities that cameras write.
  const input = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" } as const;
  return (found.pages ?? 1) > 1
    ? open(bytes, { ...input, animated: true })
    : (await open(bytes, input)).autoOrient();
}

async function drawVector(bytes: Buffer): Promise<Sharp> {
  const found = await (await open(bytes, { limitInputPixels: false })).metadata();
  const density = (72 * VECTOR_SIDE) / Math.max(found.width, found.height);
  const drawn = await open(bytes, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    density: Math.min(Math.max(density, 1), 7200),
  });
  return drawn.resize(VECTOR_SIDE, VECTOR_SIDE, { fit: "inside", withoutEnlargement: true });
}

function reencode(picture: Sharp, extension: ImageExtension): Sharp {
  if (extension === "jpg") return picture.jpeg({ quality: 82, mozjpeg: true });
  if (extension === "png") return picture.png({ compressionLevel: 9 });
  if (extension === "webp") return picture.webp({ quality: 82 });
  return picture.gif({ effort: 3 });
}

async function measure(bytes: Buffer, extension: ImageExtension): Promise<AcceptedImage> {
  const found: Metadata = await (await open(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })).metadata();
  return { bytes, extension, width: found.width, height: found.height, tint: await tintOf(bytes) };
}

/** Transparent places count as grey: a tint must not be the black that lies hidden in them. */
async function tintOf(bytes: Buffer): Promise<string> {
  const picture = await open(bytes, { limitInputPixels: MAX_IMAGE_PIXELS });
  const small = await picture
    .resize(64, 64, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#808080" })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  const { r, g, b } = (await (await open(small, {})).stats()).dominant;
  return [r, g, b].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
}

async function reportAsBroken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MediaError) throw error;
    const tooMany = error instanceof Error && error.message.includes("pixel limit");
    throw new MediaError(tooMany ? "IMAGE_TOO_MANY_PIXELS" : "IMAGE_BROKEN", { cause: error });
  }
}
