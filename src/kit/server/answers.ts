import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#kit/contract/language.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A finished answer: its bytes in each encoding, made once. */
interface Kept {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gz: Buffer;
}

interface Making {
  language: Language;
  type: string;
  produce: () => Promise<string>;
}

const MOST_KEPT = 500;
/** Answers that depend on the day (upcoming events, dated posts) may not outlive a change of it by much. */
const LONGEST_MS = 60_000;

/**
 * Public answers kept as finished, compressed bytes. Keyed by path, query without the cache buster, and language;
 * any content write drops them all. Nothing personal enters: callers ask only for requests without a bearer.
 */
export class Answers {
  readonly #kept = new Map<string, { until: number; making: Promise<Kept> }>();
  readonly #onDrop: () => Promise<void>;
  /** How often an answer was there, or had to be made, since the start. */
  readonly counts = { hits: 0, misses: 0 };

  /** `onDrop` tells other processes; see `forget` for their side. */
  constructor(onDrop: () => Promise<void> = async () => {}) {
    this.#onDrop = onDrop;
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Forgets everything here and, through `onDrop`, elsewhere. */
  async drop(): Promise<void> {
    this.forget();
    await this.#onDrop();
  }

  forget(): void {
    this.#kept.clear();
  }

  /** The kept answer of `key`, or the one that `make` makes; callers that come meanwhile wait for the same. */
  async get(
    key: string,
    make: () => Promise<Omit<Kept, "etag" | "plain" | "br" | "gz"> & { body: string }>,
  ): Promise<Kept> {
    const found = this.#kept.get(key);
    if (found && found.until > Date.now()) {
      this.counts.hits++;
      return found.making;
    }
    this.counts.misses++;
    const entry = { until: Date.now() + LONGEST_MS, making: finish(make()) };
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value as string);
    try {
      return await entry.making;
    } catch (error) {
      if (this.#kept.get(key) === entry) this.#kept.delete(key);
      throw error;
    }
  }

  /** Answers an API read from the kept bytes. */
  async reply(
    request: FastifyRequest,
    reply: FastifyReply,
    { language, type, produce }: Making,
  ): Promise<FastifyReply> {
    const kept = await this.get(`${language} ${withoutCacheBuster(request.url)}`, async () => ({
      status: 200,
      headers: { "content-type": type, "cache-control": "no-cache" },
      body: await produce(),
    }));
    return send(kept, request, reply);
  }
}

async function finish(
  making: Promise<{ status: number; headers: Record<string, string>; body: string }>,
): Promise<Kept> {
  const { status, headers, body } = await making;
  const plain = Buffer.from(body);
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzipped(plain),
  ]);
  return {
    status,
    headers,
    etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    plain,
    br,
    gz,
  };
}

/** Sends kept bytes in the best encoding the client takes, or 304 where it has them already. */
export function send(kept: Kept, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ ...kept.headers, etag: kept.etag });
  if (kept.status === 200 && request.headers["if-none-match"]?.includes(kept.etag))
    return reply.code(304).send();
  const accepts = String(request.headers["accept-encoding"] ?? "");
  reply.code(kept.status);
  if (/\bbr\b/.test(accepts)) return reply.header("content-encoding", "br").send(kept.br);
  if (/\bgzip\b/.test(accepts)) return reply.header("content-encoding", "gzip").send(kept.gz);
  return reply.send(kept.plain);
}

/** `/api/cars?_t=1&a=2` -> `/api/cars?a=2`: the cache buster of spec section 7 is no part of a key. */
export function withoutCacheBuster(url: string): string {
  const [path = "", query] = url.split("?", 2);
  if (!query) return path;
  const kept = query
    .split("&")
    .filter((part) => !/^(_t|cacheBuster)=/.test(part))
    .sort();
  return kept.length ? `${path}?${kept.join("&")}` : path;
}
