/** The media type of each kind of stored file; nothing else is ever stored or served. */
export const MEDIA_TYPES = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  mp4: "video/mp4",
  webm: "video/webm",
} as const;

export type ImageExtension = "jpg" | "png" | "webp" | "gif";
export type FilmExtension = "mp4" | "webm";

/** Widths in pixels that `?w=` may ask for. */
export const RENDITION_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;

export type RenditionWidth = (typeof RENDITION_WIDTHS)[number];

const SHARED_WIDTH: RenditionWidth = 1280;

interface ImagePath {
  id: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** The dominant colour as `#rrggbb`, for the space that waits for the picture. */
  tint: string;
  /** Six colours as `#rgb`, three above three: the picture, blurred. Null for one that is transparent in places. */
  blur: string[] | null;
  /** What stays in sight where the picture is cut to a shape; null: its middle. */
  point: PicturePoint | null;
  extension: ImageExtension;
}

/** A point of a picture in whole percent from its left and its top, 0 to 99. */
export interface PicturePoint {
  x: number;
  y: number;
}

interface FilmPath {
  id: string;
  width: null;
  height: null;
  tint: null;
  blur: null;
  point: null;
  extension: FilmExtension;
}

export type MediaPath = ImagePath | FilmPath;

const IMAGE =
  /^\/media\/([a-z2-7]{16,32})-([1-9]\d{0,4})x([1-9]\d{0,4})-([0-9a-f]{6})(?:-([0-9a-f]{18}))?(?:-p(\d\d)(\d\d))?\.(jpg|png|webp|gif)$/;
const FILM = /^\/media\/([a-z2-7]{16,32})\.(mp4|webm)$/;

/** Reads what a stored path says about its file; null for every other text (addresses elsewhere, `?w=`). */
export function parseMediaPath(path: string): MediaPath | null {
  const image = IMAGE.exec(path);
  if (image) {
    const [, id = "", width, height, tint, blur, x, y, extension] = image;
    return {
      id,
      width: Number(width),
      height: Number(height),
      tint: `#${tint}`,
      blur: blur ? (blur.match(/.../g) ?? []).map((colour) => `#${colour}`) : null,
      point: x && y ? { x: Number(x), y: Number(y) } : null,
      extension: extension as ImageExtension,
    };
  }
  const film = FILM.exec(path);
  if (!film) return null;
  const nothing = { width: null, height: null, tint: null, blur: null, point: null };
  return { id: film[1] ?? "", ...nothing, extension: film[2] as FilmExtension };
}

/** True for the path of a stored picture or film. */
export function isMediaPath(path: string): boolean {
  return parseMediaPath(path) !== null;
}

/**
 * The address of a picture at least `width` pixels wide where the original has them (at most 1920).
 * A film, or a picture that is not ours, keeps its address.
 */
export function renditionUrl(path: string, width: number): string {
  if (!parseMediaPath(path)?.width) return path;
  return `${path}?w=${RENDITION_WIDTHS.find((listed) => listed >= width) ?? RENDITION_WIDTHS.at(-1)}`;
}

/** A stored picture as shared links show it: a JPEG at most 1280 pixels wide. Null for everything else. */
export function sharedPicture(path: string): { url: string; width: number; height: number } | null {
  const native = parseMediaPath(path);
  if (!native?.width) return null;
  const width = Math.min(SHARED_WIDTH, native.width);
  return {
    url: `${path}?jpeg=${SHARED_WIDTH}`,
    width,
    height: Math.round((native.height * width) / native.width),
  };
}

/**
 * The `srcset` of a stored picture: every listed width up to `maxWidth` pixels that is not beyond the original,
 * and the original's own width in a modern format where that is smaller. Undefined for everything else.
 * `host` is put before each address (the media host, without a slash at its end).
 */
export function srcSet(path: string, maxWidth = Number.POSITIVE_INFINITY, host = ""): string | undefined {
  const native = parseMediaPath(path)?.width;
  if (!native) return undefined;
  const candidates: string[] = [];
  for (const width of RENDITION_WIDTHS) {
    if (candidates.length > 0 && width > maxWidth) break;
    candidates.push(`${host}${path}?w=${width} ${Math.min(width, native)}w`);
    if (width >= native) break;
  }
  return candidates.join(", ");
}
