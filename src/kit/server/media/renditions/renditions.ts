import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { parseMediaPath, RENDITION_WIDTHS, type RenditionWidth } from "#kit/contract/media/media-path.ts";
import { atMost } from "../../aside/at-most.ts";
import { pathOf, type RenditionFormat, renditionName } from "../media-names.ts";
import type { MediaStorage } from "../media-storage.ts";
import type { PictureOrigin } from "../media-unit.ts";
import { encodeAside } from "./encode-aside.ts";

/** A finished rendition: `bytes` long, as a stream from storage or fresh from the encoder. */
export interface Rendition {
  format: RenditionFormat;
  bytes: number;
  content: Readable | Buffer;
  /** WebP in the place of an AVIF that is still being made. */
  isStandIn: boolean;
}

export interface Renditions {
  /**
   * The rendition in this format; WebP instead of AVIF where that is not made yet, would be larger, or the picture
   * moves. JPEG is made like WebP, at the first wish. Null when the original does not exist.
   */
  get(original: string, width: RenditionWidth, format: RenditionFormat): Promise<Rendition | null>;
  /** Makes the renditions of a new picture, one by one and behind what visitors wait for; decision 0005 says which. */
  prepare(original: string, origin: PictureOrigin): Promise<void>;
  /** Begins no further AVIF and resolves when the one under way is done. */
  stop(): Promise<void>;
}

interface Parts {
  storage: MediaStorage;
  log: Pick<FastifyBaseLogger, "warn">;
  prepareAfterMs?: Record<PictureOrigin, number>;
}

/** What is kept under an AVIF's name where WebP does better; no AVIF is this short. */
const NO_AVIF = Buffer.from("webp");

/**
 * When renditions are begun, in milliseconds. An upload is answered, and the pages it changed are made anew, before.
 * Whoever opens a new site first has it to himself; a site that a test starts and stops has none made.
 */
const PREPARE_AFTER_MS: Record<PictureOrigin, number> = { upload: 2_000, "first start": 10_000 };

/**
 * Smaller versions of stored pictures, made after an upload or at the first wish, and then kept in storage. Visitors wait for WebP
 * alone, two of which are made at a time; an AVIF takes several times as long and is made afterwards, one by one.
 */
export function createRenditions({ storage, log, prepareAfterMs = PREPARE_AFTER_MS }: Parts): Renditions {
  const oneOfTwo = atMost(2);
  const oneByOne = atMost(1);
  const preparedOneByOne = atMost(1);
  const stopping = new AbortController();
  const quickUnderWay = new Map<string, Promise<Buffer | null>>();
  const avifUnderWay = new Map<string, Promise<void>>();

  async function keep(original: string, name: string, content: Buffer): Promise<void> {
    try {
      await storage.write(name, content);
      // The original may have been removed meanwhile, with all renditions there were then.
      if (!(await storage.stat(original))) await storage.remove(name);
    } catch (error) {
      log.warn({ err: error, name }, "a rendition could not be kept; it is made again at the next wish");
    }
  }

  async function makeQuick(
    original: string,
    width: RenditionWidth,
    format: "webp" | "jpeg",
    name: string,
  ): Promise<Buffer | null> {
    const source = await storage.read(original);
    if (!source) return null;
    const encoding = format === "jpeg" ? "encodeJpeg" : "encodeWebp";
    const encoded = await encodeAside(encoding, await buffer(source), width);
    await keep(original, name, encoded);
    return encoded;
  }

  async function makeAvif(original: string, width: RenditionWidth, name: string, webpBytes: number) {
    while (quickUnderWay.size > 0) await Promise.allSettled(quickUnderWay.values());
    const source = stopping.signal.aborted ? null : await storage.read(original);
    if (!source) return;
    const encoded = await encodeAside("encodeAvif", await buffer(source), width).catch((error) => {
      log.warn({ err: error, name }, "a picture could not be made an AVIF; it stays WebP");
      return null;
    });
    await keep(original, name, encoded && encoded.byteLength < webpBytes ? encoded : NO_AVIF);
  }

  async function getQuick(
    original: string,
    width: RenditionWidth,
    format: "webp" | "jpeg",
    isStandIn = false,
  ): Promise<Rendition | null> {
    const name = renditionName(original, width, format);
    const kept = await storage.stat(name);
    const content = kept && (await storage.read(name));
    if (kept && content) return { format, bytes: kept.bytes, content, isStandIn };

    const encoded = await shared(quickUnderWay, name, () =>
      oneOfTwo(() => makeQuick(original, width, format, name)),
    );
    return encoded && { format, bytes: encoded.byteLength, content: encoded, isStandIn };
  }

  async function getAvif(original: string, width: RenditionWidth): Promise<Rendition | null> {
    const name = renditionName(original, width, "avif");
    const kept = await storage.stat(name);
    const isWebpBetter = kept?.bytes === NO_AVIF.byteLength;
    const content = kept && !isWebpBetter && (await storage.read(name));
    if (kept && content) return { format: "avif", bytes: kept.bytes, content, isStandIn: false };

    const webp = await getQuick(original, width, "webp", !isWebpBetter);
    if (webp && !isWebpBetter) {
      shared(avifUnderWay, name, () => oneByOne(() => makeAvif(original, width, name, webp.bytes))).catch(
        (error) => log.warn({ err: error, name }, "an AVIF could not be made; it is tried at the next wish"),
      );
    }
    return webp;
  }

  async function prepare(original: string, origin: PictureOrigin): Promise<void> {
    const { signal } = stopping;
    const native = parseMediaPath(pathOf(original))?.width ?? 0;
    const last = RENDITION_WIDTHS.findIndex((width) => width >= native);
    for (const width of RENDITION_WIDTHS.slice(0, last < 0 ? undefined : last + 1)) {
      while (quickUnderWay.size > 0) await Promise.allSettled(quickUnderWay.values());
      if (signal.aborted) return;
      const rendition = await (origin === "upload"
        ? getAvif(original, width)
        : getQuick(original, width, "webp"));
      if (rendition && !Buffer.isBuffer(rendition.content)) rendition.content.destroy();
      await avifUnderWay.get(renditionName(original, width, "avif"));
    }
  }

  return {
    async prepare(original, origin) {
      await delay(prepareAfterMs[origin], undefined, { ref: false });
      await preparedOneByOne(() => prepare(original, origin)).catch((error) =>
        log.warn({ err: error, original }, "renditions could not be made ahead; visitors make them"),
      );
    },
    get: (original, width, format) =>
      format === "avif" ? getAvif(original, width) : getQuick(original, width, format),
    async stop() {
      stopping.abort();
      await Promise.allSettled(avifUnderWay.values());
    },
  };
}

/** The work under way of this name, or new work that others can share until it is done. */
function shared<T>(underWay: Map<string, Promise<T>>, name: string, work: () => Promise<T>): Promise<T> {
  const known = underWay.get(name);
  if (known) return known;
  const begun = work().finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}
