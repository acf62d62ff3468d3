import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from "node:zlib";
import type { FastifyRequest } from "fastify";
import { atMost } from "../aside/at-most.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Each takes memory while it is made, and nobody waits. */
const oneByOne = atMost(1);

export type Encoding = "br" | "gzip";

/** Quality of the first answer, for which a visitor waits. */
const QUICK = 1;
/** Quality of all answers after it, made once in the background: 200 ms of a thread for the home page. */
const DENSE = { br: 11, gzip: 9 };
/**
 * After this time the bytes are compressed well. What is cached shorter never is: a thread busy with it for 60 to 200 ms
 * a page slowed the first answers after a change by a third (`bench/first-render.ts`).
 */
const DENSE_AFTER_MS = 1000;

/** A response before it is cached. */
export interface NewResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The well compressed bytes of a body, by encoding. */
export interface DenseBody {
  etag: string;
  bytes: Map<Encoding, Buffer>;
}

/** A response, and its body in each encoding that was asked for. */
export class CachedResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly etag: string;
  /** Header lines that may go to the next visitor as they are, by encoding. */
  readonly headerLines = new Map<Encoding | null, string[]>();
  readonly #quick = new Map<Encoding, Buffer>();
  readonly #dense: Map<Encoding, Buffer>;
  /** Until it is well compressed: most of what a page takes, for the few who can't unpack it. */
  #plain: Buffer | undefined;

  /** `before` is the body of an earlier response: where the text is the same, its compressed bytes are used again. */
  constructor({ status, headers, body }: NewResponse, before?: DenseBody) {
    this.status = status;
    this.headers = headers;
    const plain = Buffer.from(body);
    this.etag = `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
    this.#dense = before?.etag === this.etag ? before.bytes : new Map();
    if (this.#dense.size === 0) this.#plain = plain;
  }

  get plain(): Buffer {
    if (this.#plain) return this.#plain;
    const br = this.#dense.get("br");
    return br ? brotliDecompressSync(br) : gunzipSync(this.#dense.get("gzip") as Buffer);
  }

  /** The body as it is sent from the second time on; undefined until it is well compressed. */
  finalBody(encoding: Encoding | null): Buffer | undefined {
    return encoding ? this.#dense.get(encoding) : this.plain;
  }

  /** What outlives this response; undefined where nothing was compressed well. */
  get denseBody(): DenseBody | undefined {
    return this.#dense.size > 0 ? { etag: this.etag, bytes: this.#dense } : undefined;
  }

  /**
   * The body for the first who ask: compressed quickly, in this thread, within a millisecond or two. A second later it
   * is compressed well for those who follow, unless `isCached` denies by then that it has any. `onChange` is told
   * whenever the response takes more or less memory.
   */
  quickBody(encoding: Encoding, onChange: () => void, isCached: () => boolean): Buffer {
    const found = this.#quick.get(encoding);
    if (found) return found;
    const { plain } = this;
    const quick =
      encoding === "br"
        ? brotliCompressSync(plain, quality(QUICK, plain.byteLength))
        : gzipSync(plain, { level: QUICK });
    this.#quick.set(encoding, quick);
    onChange();
    const compress = async () => {
      if (!isCached()) return;
      const bytes = await (encoding === "br"
        ? brotli(plain, quality(DENSE.br, plain.byteLength))
        : gzipped(plain, { level: DENSE.gzip }));
      this.#dense.set(encoding, bytes);
      this.#quick.delete(encoding);
      this.#plain = undefined;
      onChange();
    };
    // A failure leaves the quickly compressed bytes, which say the same.
    setTimeout(() => oneByOne(compress).catch(() => {}), DENSE_AFTER_MS).unref();
    return quick;
  }

  /** Memory that it takes, bytes. */
  get size(): number {
    const lines = [...this.headerLines.values()].flat().reduce((sum, line) => sum + line.length, 0);
    return (this.#plain ? memoryOf(this.#plain) : 0) + sizeOf(this.#quick) + sizeOf(this.#dense) + lines;
  }
}

export function sizeOf(bodies: Map<Encoding, Buffer>): number {
  return [...bodies.values()].reduce((sum, body) => sum + memoryOf(body), 0);
}

/** The best encoding that the client takes; null for none. */
export function encodingFor({ raw: { headers } }: FastifyRequest): Encoding | null {
  const accepted = String(headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

/** A small buffer is often a piece of a larger one, which stays with it. */
function memoryOf({ buffer }: Buffer): number {
  return buffer.byteLength;
}

/**
 * A window of the body's size: with the largest one, which compresses no better, each well compressed page takes 32 MB
 * while it is made.
 */
function quality(value: number, bytes: number) {
  const window = Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: value,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  };
}
