import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "#kit/contract/errors.ts";
import { ByteCache } from "./byte-cache.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = "br" | "gzip";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * For routes whose answers are kept: everything that the answer depends on, read as the handler reads it. Null
     * where this request's answer is not kept; throws a Refusal where it is a wrong one.
     */
    answerKey?: (request: FastifyRequest) => string | null;
  }
}

/** What is kept, or being made. */
interface Entry {
  until: number;
  /** The part of the site whose writes alone change it; undefined: any write may. */
  part: string | undefined;
  making: Promise<unknown>;
  kept?: Kept;
  /** Bytes of what is no answer, once it is made. */
  valueBytes?: number;
  /** Of what was made before: most that is made anew says the same. */
  before?: Dense | undefined;
}

/** A finished answer, and its bytes in each encoding that was asked for. */
class Kept {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly plain: Buffer;
  readonly etag: string;
  /** Compressed at once for whoever waits. */
  readonly quick = new Map<Encoding, Buffer>();
  /** Compressed well, for all who come later. */
  readonly dense: Map<Encoding, Buffer>;
  /** Header lines of answers that may go to the next visitor as they are, by encoding. */
  readonly ready = new Map<Encoding | null, string[]>();

  /** `before` is what was made of the same text earlier: bytes that were well compressed stay so. */
  constructor({ status, headers, body }: Made, before?: Dense) {
    this.status = status;
    this.headers = headers;
    this.plain = Buffer.from(body);
    this.etag = `W/"${createHash("sha256").update(this.plain).digest("base64url").slice(0, 22)}"`;
    this.dense = before?.etag === this.etag ? before.bytes : new Map();
  }

  bytesIn(encoding: Encoding | null): Buffer | undefined {
    return encoding ? this.dense.get(encoding) : this.plain;
  }

  get size(): number {
    const lines = [...this.ready.values()].flat().reduce((sum, line) => sum + line.length, 0);
    return taken(this.plain) + sizeOf(this.quick) + sizeOf(this.dense) + lines;
  }
}

/** The well compressed bytes of a text, by encoding. */
interface Dense {
  etag: string;
  bytes: Map<Encoding, Buffer>;
}

/** What is to be kept, before it is finished. */
export interface Made {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface ApiRead {
  key: string;
  /** The path of its endpoint, such as `/api/cars/:slug`. */
  path: string;
  produce: () => Promise<string>;
}

const API_HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" };
/** Of all that is kept together: answers, pages, documents, and what they are made of (docs/deploy.md). */
export const MOST_KEPT_BYTES = 32 * 1024 * 1024;
/** What the bookkeeping of one entry takes, about. */
const ENTRY_BYTES = 700;
/** Qualities of brotli and gzip: of the first answer, and of those after it, made once in the background (200 ms for the home page). */
const QUICK = 1;
const DENSE = { br: 11, gzip: 9 };
/** Answers that depend on the day (upcoming events, dated posts) may not outlive a change of it by much. */
const LONGEST_MS = 60_000;
/** Whoever sends one of these may be owed another answer than the next visitor. */
const OWN = ["authorization", "x-view", "origin", "if-none-match", "range"];

/**
 * Public answers kept as finished, compressed bytes, each under the key that its route makes of the request. Any
 * content write drops them all, but for reads of a part of the site that another part's write can't change. Nothing
 * personal enters: callers ask only for requests without a bearer.
 */
export class Answers {
  readonly #cache = new ByteCache<Entry>(MOST_KEPT_BYTES);
  readonly #onDrop: () => Promise<void>;
  readonly #partOf: (path: string) => string | undefined;
  /** How often an answer was there, or had to be made, since the start. */
  readonly counts = { hits: 0, misses: 0 };

  /**
   * `onDrop` tells other processes; see `forget` for their side. `partOf` names the part of the site that a path of
   * the API belongs to, where its reads show nothing else and its writes change no other part's reads.
   */
  constructor(
    onDrop: () => Promise<void> = async () => {},
    partOf: (path: string) => string | undefined = () => undefined,
  ) {
    this.#onDrop = onDrop;
    this.#partOf = partOf;
  }

  get size(): number {
    return this.#cache.size;
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /** Forgets what a write to this path of the API may have changed (without one: everything), here and elsewhere. */
  async drop(path?: string): Promise<void> {
    this.forget(path);
    await this.#onDrop();
  }

  forget(path?: string): void {
    const written = path === undefined ? undefined : this.#partOf(path);
    for (const [key, entry] of this.#cache.entries()) {
      if (written !== undefined && entry.part !== undefined && entry.part !== written) continue;
      const { kept } = entry;
      if (!kept?.dense.size) {
        this.#cache.delete(key);
        continue;
      }
      const before = { etag: kept.etag, bytes: kept.dense };
      this.#keep(key, { until: 0, part: undefined, making: Promise.resolve(), before });
    }
  }

  /** A value that public answers are made of, kept like them. */
  once<T>(key: string, make: () => Promise<T>): Promise<T> {
    const name = `value ${key}`;
    return this.#once(name, undefined, async (entry) => {
      const value = await make();
      entry.valueBytes = 2 * (JSON.stringify(value)?.length ?? 0);
      return value;
    }).making as Promise<T>;
  }

  /** Answers an API read from the kept bytes. */
  async reply(request: FastifyRequest, reply: FastifyReply, read: ApiRead): Promise<FastifyReply> {
    return this.#send(read.key, this.#apiEntry(read), request, reply);
  }

  /** Answers anything else from the kept bytes of `key`. */
  async replyWith(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Made>,
  ): Promise<FastifyReply> {
    return this.#send(key, this.#entry(key, undefined, make), request, reply);
  }

  /**
   * Has kept answers that were sent to a visitor go to the next one as they are, before all other hooks, so that a
   * warm page costs little more than its bytes: their header lines are kept too, and there is nothing left to decide.
   */
  register(app: FastifyInstance): void {
    app.addHook("onRequest", (request, reply, done) => {
      if (request.raw.method !== "GET" || !isAnybodys(request)) return done();
      const key = keyOf(request);
      const entry = key === null ? undefined : this.#cache.get(key);
      if (!entry?.kept || entry.until <= Date.now()) return done();
      const encoding = encodingFor(request);
      const headers = entry.kept.ready.get(encoding);
      const body = entry.kept.bytesIn(encoding);
      if (!headers || !body) return done();
      this.counts.hits++;
      reply.hijack();
      reply.raw.writeHead(200, [
        ...headers,
        "content-length",
        String(body.length),
        "x-request-id",
        request.id,
      ]);
      reply.raw.end(body);
    });
  }

  #apiEntry({ key, path, produce }: ApiRead): Entry {
    const made = async () => ({ status: 200, headers: API_HEADERS, body: await produce() });
    return this.#entry(key, this.#partOf(path), made);
  }

  /** The kept answer of `key`, or the one that `make` makes; callers that come meanwhile wait for the same. */
  #entry(key: string, part: string | undefined, make: () => Promise<Made>): Entry {
    let isMiss = false;
    const entry = this.#once(key, part, async (own) => {
      isMiss = true;
      own.kept = new Kept(await make(), own.before);
      return own.kept;
    });
    this.counts[isMiss ? "misses" : "hits"]++;
    return entry;
  }

  /** What is kept under `key`, or what `make` makes; what fails is not kept. */
  #once(key: string, part: string | undefined, make: (own: Entry) => Promise<unknown>): Entry {
    const found = this.#cache.get(key);
    if (found && found.until > Date.now()) return found;
    const before = found?.kept ? { etag: found.kept.etag, bytes: found.kept.dense } : found?.before;
    const entry: Entry = {
      ...{ until: Date.now() + LONGEST_MS, part, before },
      making: Promise.resolve(),
    };
    entry.making = make(entry);
    this.#keep(key, entry);
    entry.making.then(
      () => {
        entry.before = undefined;
        this.#weigh(key, entry);
      },
      () => {
        if (this.#cache.peek(key) === entry) this.#cache.delete(key);
      },
    );
    return entry;
  }

  #keep(key: string, entry: Entry): void {
    const { kept, before, valueBytes = 0 } = entry;
    const bytes = (kept?.size ?? 0) + (before ? sizeOf(before.bytes) : 0) + valueBytes;
    this.#cache.set(key, entry, ENTRY_BYTES + 2 * key.length + bytes);
  }

  /** What is kept has become more, or less. */
  #weigh(key: string, entry: Entry): void {
    if (this.#cache.peek(key) === entry) this.#keep(key, entry);
  }

  /** Sends kept bytes in the best encoding the client takes, or 304 where it has them already. */
  async #send(
    key: string,
    entry: Entry,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const kept = (await entry.making) as Kept;
    reply.headers({ ...kept.headers, etag: kept.etag });
    if (kept.status === 200 && request.headers["if-none-match"]?.includes(kept.etag))
      return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding) reply.header("content-encoding", encoding);
    const body = kept.bytesIn(encoding);
    if (body && kept.status === 200 && request.raw.method === "GET" && !kept.ready.has(encoding)) {
      if (isAnybodys(request) && !reply.hasHeader("set-cookie")) {
        kept.ready.set(encoding, headerLines(reply));
        this.#weigh(key, entry);
      }
    }
    return reply
      .code(kept.status)
      .send(body ?? quickly(kept, encoding as Encoding, () => this.#weigh(key, entry)));
  }
}

/** What its route makes of the request; null where that refuses it: the handler then says how. */
function keyOf(request: FastifyRequest): string | null {
  try {
    return request.routeOptions.config?.answerKey?.(request) ?? null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function isAnybodys({ raw: { headers } }: FastifyRequest): boolean {
  return !OWN.some((name) => headers[name] !== undefined);
}

function headerLines(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => name !== "x-request-id")
    .flatMap(([name, value]) => [value ?? ""].flat().flatMap((each) => [name, String(each)]));
}

function encodingFor({ raw: { headers } }: FastifyRequest): Encoding | null {
  const accepted = String(headers["accept-encoding"] ?? "");
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

/**
 * The first to ask waits as short as can be: for a millisecond or two of this thread, not for one of the pool's to be
 * free. Meanwhile it is compressed well for those who follow.
 */
function quickly(kept: Kept, encoding: Encoding, onChange: () => void): Buffer {
  const found = kept.quick.get(encoding);
  if (found) return found;
  const { plain } = kept;
  const quick =
    encoding === "br" ? brotliCompressSync(plain, quality(QUICK)) : gzipSync(plain, { level: QUICK });
  kept.quick.set(encoding, quick);
  onChange();
  // Even its beginning can wait until this answer is on its way.
  setImmediate(() => {
    const making =
      encoding === "br" ? brotli(plain, quality(DENSE.br)) : gzipped(plain, { level: DENSE.gzip });
    making.then(
      (dense) => {
        kept.dense.set(encoding, dense);
        kept.quick.delete(encoding);
        onChange();
      },
      () => {},
    );
  });
  return quick;
}

function quality(value: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: value } };
}

function sizeOf(buffers: Map<Encoding, Buffer>): number {
  return [...buffers.values()].reduce((sum, buffer) => sum + taken(buffer), 0);
}

/** A small buffer is often a piece of a larger one, which stays with it. */
function taken({ buffer }: Buffer): number {
  return buffer.byteLength;
}
