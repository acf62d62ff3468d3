import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyBaseLogger } from "fastify";
import type { ImageExtension, RenditionWidth } from "#kit/contract/media-path.ts";
import { MAX_IMAGE_PIXELS } from "./accept-image.ts";
import { atMost } from "./at-most.ts";
import { RENDITION_FORMATS, type RenditionFormat, renditionName } from "./media-names.ts";
import type { MediaStorage } from "./media-storage.ts";

/** A finished rendition: `bytes` long, as a stream from storage or fresh from the encoder. */
export interface Rendition {
  bytes: number;
  content: Readable | Buffer;
}

export interface Renditions {
  /** Null when the original does not exist. */
  get(original: string, width: RenditionWidth, format: RenditionFormat): Promise<Rendition | null>;
}

/** AVIF has no animations here, so pictures that may move are offered as WebP alone. */
export function formatsFor(extension: ImageExtension): readonly RenditionFormat[] {
  return extension === "gif" || extension === "webp" ? ["webp"] : RENDITION_FORMATS;
}

/** Smaller versions of stored pictures: made at the first wish, at most two at a time, then kept in storage. */
export function createRenditions(storage: MediaStorage, log: Pick<FastifyBaseLogger, "warn">): Renditions {
  const oneOfTwo = atMost(2);
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function make(original: string, width: RenditionWidth, format: RenditionFormat, name: string) {
    const source = await storage.read(original);
    if (!source) return null;
    const encoded = await encode(await buffer(source), width, format);
    try {
      await storage.write(name, encoded);
      // The original may have been removed meanwhile, with all renditions there were then.
      if (!(await storage.stat(original))) await storage.remove(name);
    } catch (error) {
      log.warn({ err: error, name }, "a rendition could not be kept; it is made again at the next wish");
    }
    return encoded;
  }

  return {
    async get(original, width, format) {
      const name = renditionName(original, width, format);
      const kept = await storage.stat(name);
      const content = kept && (await storage.read(name));
      if (kept && content) return { bytes: kept.bytes, content };

      let encoding = underWay.get(name);
      if (!encoding) {
        encoding = oneOfTwo(() => make(original, width, format, name)).finally(() => underWay.delete(name));
        underWay.set(name, encoding);
      }
      const encoded = await encoding;
      return encoded && { bytes: encoded.byteLength, content: encoded };
    },
  };
}

async function encode(original: Buffer, width: RenditionWidth, format: RenditionFormat): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const picture = sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS, animated: format === "webp" })
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 60 });
  // Low effort: the first visitor waits for it.
  return (
    format === "avif" ? picture.avif({ quality: 50, effort: 2 }) : picture.webp({ quality: 78, effort: 3 })
  ).toBuffer();
}
