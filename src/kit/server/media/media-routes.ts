import type {} from "@fastify/swagger";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DOWNLOAD_TYPES, parseDownloadPath } from "#kit/contract/media/download-path.ts";
import {
  MEDIA_TYPES,
  type MediaPath,
  parseMediaPath,
  RENDITION_WIDTHS,
  type RenditionWidth,
} from "#kit/contract/media/media-path.ts";
import { MediaError } from "./media-error.ts";
import type { RenditionFormat } from "./media-names.ts";
import type { ByteRange, MediaStorage } from "./media-storage.ts";
import type { MediaStore } from "./media-store.ts";
import type { PictureOrigin } from "./media-unit.ts";
import { createRenditions, type Renditions } from "./renditions/renditions.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
/** For what something smaller soon takes the place of: a browser keeps it for an hour, a shared cache for a minute. */
const FOR_NOW = "public, max-age=3600, s-maxage=60";

interface Parts {
  storage: MediaStorage;
  media?: Pick<MediaStore, "onNewPicture">;
  /** When the renditions of a new picture are begun, where it is not as usual. */
  prepareAfterMs?: Record<PictureOrigin, number>;
}

/**
 * Serves `GET` and `HEAD /media/{file}`: originals, renditions by `?w=` or, for shared links, `?jpeg=`, films and files to save with byte ranges.
 * Refusals are thrown as MediaError for the app's error handler: MEDIA_NOT_FOUND, MEDIA_WIDTH, MEDIA_RANGE.
 */
export function registerMedia(app: FastifyInstance, { storage, media, prepareAfterMs }: Parts): void {
  const renditions = createRenditions({ storage, log: app.log, prepareAfterMs });
  media?.onNewPicture((name, origin) => void renditions.prepare(name, origin));
  app.addHook("onClose", () => renditions.stop());
  app.route<{ Params: { "*": string }; Querystring: { w?: unknown; jpeg?: unknown } }>({
    method: ["GET", "HEAD"],
    url: "/media/*",
    exposeHeadRoute: false,
    schema: { hide: true },
    async handler(request, reply) {
      const file = request.params["*"];
      const download = parseDownloadPath(`/media/${file}`);
      if (download) {
        const mime = DOWNLOAD_TYPES[download.extension];
        return sendOriginal(storage, file, { mime, inParts: true, saveAs: download.name }, request, reply);
      }
      const path = parseMediaPath(`/media/${file}`);
      if (!path) throw new MediaError("MEDIA_NOT_FOUND");
      const { w, jpeg } = request.query;
      if (path.width !== null && jpeg !== undefined)
        return sendRendition(renditions, file, readWidth(jpeg), "jpeg", request, reply);
      if (path.width === null || w === undefined)
        return sendOriginal(storage, file, originalOf(path), request, reply);
      const width = readWidth(w);
      reply.header("vary", "Accept, Origin");
      const format = renditionFormat(request.headers.accept);
      return format
        ? sendRendition(renditions, file, width, format, request, reply)
        : sendOriginal(storage, file, originalOf(path), request, reply);
    },
  });
}

function readWidth(text: unknown): RenditionWidth {
  const width = RENDITION_WIDTHS.find((listed) => String(listed) === text);
  if (!width) throw new MediaError("MEDIA_WIDTH");
  return width;
}

async function sendRendition(
  renditions: Renditions,
  file: string,
  width: RenditionWidth,
  wish: RenditionFormat,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const rendition = await renditions.get(file, width, wish);
  if (!rendition) throw new MediaError("MEDIA_NOT_FOUND");
  const { content, bytes, format, isStandIn } = rendition;
  const discard = () => (Buffer.isBuffer(content) ? undefined : content.destroy());
  const isKnown = headersMatch(`${file}.${width}.${format}`, `image/${format}`, request, reply);
  if (isStandIn) reply.header("cache-control", FOR_NOW);
  if (isKnown) {
    discard();
    return reply.code(304).send();
  }
  reply.header("content-length", bytes);
  if (request.method !== "HEAD") return reply.send(content);
  discard();
  return reply.send();
}

interface Original {
  mime: string;
  /** Byte ranges are answered. */
  inParts: boolean;
  /** The name under which browsers save it instead of showing it. */
  saveAs?: string;
}

function originalOf({ width, extension }: MediaPath): Original {
  return { mime: MEDIA_TYPES[extension], inParts: width === null };
}

async function sendOriginal(
  storage: MediaStorage,
  file: string,
  { mime, inParts, saveAs }: Original,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const found = await storage.stat(file);
  if (!found) throw new MediaError("MEDIA_NOT_FOUND");
  const { range: asked, "if-range": ifRange } = request.headers;
  const wantsPart = inParts && request.method === "GET" && (ifRange === undefined || ifRange === `"${file}"`);
  const range = byteRange(wantsPart ? asked : undefined, found.bytes);
  if (range === "beyond") {
    reply.header("content-range", `bytes */${found.bytes}`);
    throw new MediaError("MEDIA_RANGE");
  }
  if (inParts) reply.header("accept-ranges", "bytes");
  if (saveAs) reply.header("content-disposition", `attachment; filename="${saveAs}"`);
  if (headersMatch(file, mime, request, reply)) return reply.code(304).send();
  reply.header("content-length", range ? range.end - range.start + 1 : found.bytes);
  if (range) reply.code(206).header("content-range", `bytes ${range.start}-${range.end}/${found.bytes}`);
  if (request.method === "HEAD") return reply.send();
  const content = await storage.read(file, range ?? undefined);
  if (!content) throw new MediaError("MEDIA_NOT_FOUND");
  return reply.send(content);
}

/** Sets the headers of a found file, whose content never changes; true when the client has it already. */
function headersMatch(version: string, mime: string, request: FastifyRequest, reply: FastifyReply): boolean {
  reply.headers({
    "content-type": mime,
    "cache-control": FOR_EVER,
    etag: `"${version}"`,
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
  });
  const known = (request.headers["if-none-match"] ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(`"${version}"`) || known.includes("*");
}

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, 14.2): null for the whole file (no header,
 * several ranges, or one that can't be read), "beyond" where the file has none of it.
 */
function byteRange(header: string | undefined, size: number): ByteRange | "beyond" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(" ", "") ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "beyond" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "beyond" : { start, end };
}

/**
 * The best format the client names or allows: WebP also for `image/*`, `*` and no header at all; AVIF only where it
 * is named (a `*` is no promise to read it) beside WebP, which stands in for it; null where neither is welcome.
 */
function renditionFormat(accept: string | undefined): RenditionFormat | null {
  const wishes = new Map((accept ?? "*/*").split(",").map(readWish));
  const webp = wishes.get("image/webp") ?? wishes.get("image/*") ?? wishes.get("*/*") ?? 0;
  const avif = wishes.get("image/avif") ?? 0;
  if (webp === 0) return null;
  return avif >= webp ? "avif" : "webp";
}

function readWish(text: string): [type: string, quality: number] {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  const value = quality === undefined ? 1 : Number(quality.slice(2));
  return [type, Number.isFinite(value) ? value : 0];
}
