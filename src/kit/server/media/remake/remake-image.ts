import type { Metadata, Sharp, SharpOptions } from "sharp";
import type { ImageExtension } from "#kit/contract/media/media-path.ts";
import type { AcceptedImage } from "../accept/accept-image.ts";
import { type ImageType, MAX_FRAMES, MAX_IMAGE_PIXELS } from "../accept/image-limits.ts";
import { MediaError } from "../media-error.ts";
import { sourceMarkOf, withSourceMark } from "./source-mark.ts";

/** Pixels of the longer side that a vector logo is drawn with. */
const VECTOR_SIDE = 1600;

/** What libvips calls each kind that may be sent. */
const FORMATS: Record<Exclude<ImageType, "heic">, string> = {
  jpg: "jpeg",
  png: "png",
  webp: "webp",
  gif: "gif",
  svg: "svg",
};

/** Its library is loaded with the first picture. */
async function open(bytes: Buffer, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(bytes, options);
}

/**
 * Decodes a picture that a stranger may have made and encodes it anew: upright, without metadata but the
 * mark of how it was made. How much time and
 * memory that takes is the picture's to say, so it runs in a process that can be killed (`picture-process.ts`).
 * Throws MediaError (`IMAGE_*`).
 */
export function remakeImage(bytes: Buffer, type: ImageType): Promise<AcceptedImage> {
  return reportAsBroken(async () => {
    const extension = STORED_AS[type];
    const picture = await pictureOf(bytes, type);
    // A PNG may have it compressed.
    const { xmp } = await picture.metadata();
    const marked = withSourceMark(picture, sourceMarkOf(bytes) ?? (xmp ? sourceMarkOf(xmp) : null));
    return measure(await reencode(marked, extension).toBuffer(), extension);
  });
}

/** Measures a picture of the project's own that is stored as it is. Throws MediaError (`IMAGE_*`). */
export function measureImage(bytes: Buffer, extension: ImageExtension): Promise<AcceptedImage> {
  return reportAsBroken(() => measure(bytes, extension));
}

const STORED_AS: Record<ImageType, ImageExtension> = {
  jpg: "jpg",
  png: "png",
  webp: "webp",
  gif: "gif",
  svg: "png",
  heic: "jpg",
};

async function pictureOf(bytes: Buffer, type: ImageType): Promise<Sharp> {
  if (type === "svg") return drawVector(bytes);
  if (type !== "heic") return decode(bytes, type);
  const { decodeHeic } = await import("./decode-heic.ts");
  return decode(await decodeHeic(bytes), "png");
}

async function decode(bytes: Buffer, type: keyof typeof FORMATS): Promise<Sharp> {
  const found = await (await open(bytes, { limitInputPixels: MAX_IMAGE_PIXELS })).metadata();
  // The library detects the kind by its own rules. A kind that it does not confirm is refused.
  if (found.format !== FORMATS[type]) throw new MediaError("IMAGE_BROKEN");
  const frames = found.pages ?? 1;
  if (frames > MAX_FRAMES) throw new MediaError("IMAGE_TOO_COMPLEX");
  // "error" refuses cut-off files but not the harmless oddities that cameras write.
  const input = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "error" } as const;
  return frames > 1 ? open(bytes, { ...input, animated: true }) : (await open(bytes, input)).autoOrient();
}

async function drawVector(bytes: Buffer): Promise<Sharp> {
  const found = await (await open(bytes, { limitInputPixels: false })).metadata();
  if (found.format !== FORMATS.svg) throw new MediaError("IMAGE_BROKEN");
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
  return { bytes, extension, width: found.width, height: found.height, ...(await coloursOf(bytes)) };
}

/**
 * What stands in a picture's place until it has come. Transparent places count as grey: a tint must not be the black
 * that lies hidden in them.
 */
async function coloursOf(bytes: Buffer): Promise<Pick<AcceptedImage, "tint" | "blur">> {
  const picture = await open(bytes, { limitInputPixels: MAX_IMAGE_PIXELS });
  const small = await picture
    .resize(64, 64, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .png()
    .toBuffer();
  const flat = await (await open(small, {})).flatten({ background: "#808080" }).png().toBuffer();
  const { r, g, b } = (await (await open(flat, {})).stats()).dominant;
  const tint = [r, g, b].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
  if (!(await (await open(small, {})).stats()).isOpaque) return { tint, blur: null };
  const cells = (await open(flat, {})).resize(3, 2, { fit: "fill", kernel: "linear" });
  const channels = await cells.removeAlpha().raw().toBuffer();
  return { tint, blur: [...channels].map((part) => Math.round(part / 17).toString(16)).join("") };
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
