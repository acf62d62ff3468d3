import { randomBytes } from "node:crypto";
import { slugify } from "#kit/contract/content/slug.ts";
import type { DownloadExtension } from "#kit/contract/media/download-path.ts";
import { type FilmExtension, RENDITION_WIDTHS, type RenditionWidth } from "#kit/contract/media/media-path.ts";
import type { AcceptedImage } from "./accept/accept-image.ts";

const PREFIX = "/media/";
const FILE_NAME = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;
const BASE32 = "abcdefghijklmnopqrstuvwxyz234567";

export const RENDITION_FORMATS = ["avif", "webp", "jpeg"] as const;

export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

export function imagePath(image: Omit<AcceptedImage, "bytes">): string {
  const { width, height, tint, blur, point, extension } = image;
  const colours = blur === null ? tint : `${tint}-${blur}`;
  const seen = point ? `-p${twoDigits(point.x)}${twoDigits(point.y)}` : "";
  return `${PREFIX}${randomId()}-${width}x${height}-${colours}${seen}.${extension}`;
}

function twoDigits(percent: number): string {
  return String(percent).padStart(2, "0");
}

export function filmPath(extension: FilmExtension): string {
  return `${PREFIX}${randomId()}.${extension}`;
}

/** `filename` is the client's; what is left of it is letters, digits and dashes. */
export function downloadPath(filename: string, bytes: number, extension: DownloadExtension): string {
  const stem = filename.replace(/^.*[\\/]/, "").replace(/\.[^.]*$/, "");
  const name = slugify(stem.replaceAll("_", "-").slice(0, 80)) || "file";
  return `${PREFIX}${randomId()}-${bytes}-${name}.${extension}`;
}

/** Whether a storage may hold a file of this name. */
export function isFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** The name itself. Throws for one that no file has, such as a path that climbs. */
export function requireFileName(name: string): string {
  if (!isFileName(name)) throw new Error(`Not a media file name: ${JSON.stringify(name)}`);
  return name;
}

/** `/media/x.jpg` -> `x.jpg`, the original's name in storage. */
export function nameOf(path: string): string {
  return path.slice(PREFIX.length);
}

export function renditionName(original: string, width: RenditionWidth, format: RenditionFormat): string {
  return `renditions/${original}.${width}.${format}`;
}

/** Every name that a rendition of this original can have. */
export function renditionNames(original: string): string[] {
  return RENDITION_WIDTHS.flatMap((width) =>
    RENDITION_FORMATS.map((format) => renditionName(original, width, format)),
  );
}

/** Where a file lies that is kept for the log of changes alone: no address leads there. */
export function keptName(original: string): string {
  return `kept/${original}`;
}

/** The path of the original that a name in storage belongs to, its own, a rendition's or a kept one's. */
export function pathOf(name: string): string {
  return PREFIX + name.replace(/^(?:renditions|kept)\//, "").replace(/\.\d+\.(?:avif|webp|jpeg)$/, "");
}

/** 80 random bits: nobody guesses the address of a picture that is not yet published. */
function randomId(): string {
  return Array.from(randomBytes(16), (byte) => BASE32[byte & 31]).join("");
}
