import { parseMediaPath, RENDITION_WIDTHS, renditionUrl } from "#kit/contract/media/media-path.ts";
import type { LightboxPicture } from "./lightbox.tsx";

const THUMBNAIL_WIDTH = 320;

interface Slide {
  src: string;
  alt: string;
  thumbnail: string;
  /** Pixels. */
  width?: number;
  /** Pixels. */
  height?: number;
  srcSet?: { src: string; width: number; height: number }[];
}

/** A picture with its sizes, as the lightbox takes it. `host` is the media host, '' for the same. */
export function slideOf({ path, alt, thumbnail }: LightboxPicture, host: string): Slide {
  const at = (address: string, width: number) =>
    parseMediaPath(address) ? host + renditionUrl(address, width) : address;
  const slide = { src: at(path, 1920), alt, thumbnail: at(thumbnail || path, THUMBNAIL_WIDTH) };
  const media = parseMediaPath(path);
  if (!media?.width) return slide;
  const { width, height } = media;
  const widths = RENDITION_WIDTHS.filter((listed) => listed < width);
  const srcSet = [...widths, Math.min(width, 1920)].map((listed) => ({
    src: at(path, listed),
    width: listed,
    height: Math.round((listed / width) * height),
  }));
  return { ...slide, width, height, srcSet };
}
