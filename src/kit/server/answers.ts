import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#kit/contract/language.ts";
import { ReadyAnswers } from "./http/ready-answers.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = "br" | "gzip";

/** What is kept, and whether it may still be given to those who come. */
interface Entry<T> {
  until: number;
  isValid: boolean;
  /** The part of the site whose writes alone change it; undefined: any write may. */
  part: string | undefined;
  making: Promise<T>;
}

/** A finished answer, and its bytes in each encoding that was asked for; pages take reads of the API as text. */
class Kept {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
  #plain: Buffer | undefined;
  #etag: string | undefined;
  /** Compressed at once for whoever waits. */
  readonly quick = new Map<Encoding, Buffer>();
  /** Compressed well, for all who come later. */
  readonly dense: Map<Encoding, Buffer>;

  /** `before` is what was made of the same text earlier: bytes that were well compressed stay so. */
  constructor({ status, headers, body }: Made, before?: Dense) {
    this.status = status;
    this.headers = headers;
    this.text = body;
    this.dense = before?.etag === this.etag ? before.bytes : new Map();
  }

  get plain(): Buffer {
    this.#plain ??= Buffer.from(this.text);
    return this.#plain;
  }

  get etag(): string {
    this.#etag ??= `W/"${createHash("sha256").update(this.plain).digest("base64url").slice(0, 22)}"`;
    return this.#etag;
  }
}

/** The well compressed bytes of a text, by encoding. */
interface Dense {
  etag: string;
  bytes: Map<Encoding, Buffer>;
}

/** What is to be kept, before it is finished. */
interface Made {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Making {
  language: Language;
  produce: () => Promise<string>;
}

const API_HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" };
const MOST_KEPT = 500;
/** Qualities of both brotli and gzip. */
const QUICK = 1;
const DENSE = 6;
/** Answers that depend on the day (upcoming events, dated posts) may not outlive a change of it by much. */
const LONGEST_MS = 60_000;

/**
 * Public answers kept as finished, compressed bytes. Keyed by path, query without the cache buster, and language;
 * any content write drops them all, but for reads of a part of the site that another part's write can't change.
 * Nothing personal enters: callers ask only for requests without a bearer.
 */
export class Answers {
  readonly #kept = new Map<string, Entry<Kept>>();
  readonly #values = new Map<string, Entry<unknown>>();
  /** Outlives what is kept: most that is made anew says the same as before. */
  readonly #dense = new Map<string, Dense>();
  readonly #onDrop: () => Promise<void>;
  readonly #partOf: (path: string) => string | undefined;
  /** How often an answer was there, or had to be made, since the start. */
  readonly counts = { hits: 0, misses: 0 };
  /** What of it can go out without being asked for by key. */
  readonly ready = new ReadyAnswers(() => this.counts.hits++);

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
    return this.#kept.size;
  }

  /** Forgets what a write to this path of the API may have changed (without one: everything), here and elsewhere. */
  async drop(path?: string): Promise<void> {
    this.forget(path);
    await this.#onDrop();
  }

  forget(path?: string): void {
    const written = path === undefined ? undefined : this.#partOf(path);
    for (const [key, entry] of this.#kept) {
      if (written !== undefined && entry.part !== undefined && entry.part !== written) continue;
      entry.isValid = false;
      this.#kept.delete(key);
    }
    this.#values.clear();
    this.ready.forget();
  }

  /** A value that public answers are made of, kept like them. */
  once<T>(key: string, make: () => Promise<T>): Promise<T> {
    return keptOnce(this.#values, key, undefined, make).making as Promise<T>;
  }

  /** Answers an API read from the kept bytes. */
  async reply(
    request: FastifyRequest,
    reply: FastifyReply,
    { language, produce }: Making,
  ): Promise<FastifyReply> {
    const made = async () => ({ status: 200, headers: API_HEADERS, body: await produce() });
    const part = this.#partOf(request.url);
    return this.#send(
      this.#entry(`${language} ${withoutCacheBuster(request.url)}`, made, part),
      request,
      reply,
    );
  }

  /** The text of an API read for a page of this process, from the kept bytes or as `produce` makes it. */
  async text(url: string, language: Language, produce: () => Promise<string>): Promise<string> {
    const made = async () => ({ status: 200, headers: API_HEADERS, body: await produce() });
    const entry = this.#entry(`${language} ${withoutCacheBuster(url)}`, made, this.#partOf(url));
    return (await entry.making).text;
  }

  /** Answers anything else from the kept bytes of `key`. */
  async replyWith(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Made>,
  ): Promise<FastifyReply> {
    return this.#send(this.#entry(key, make), request, reply);
  }

  /** The kept answer of `key`, or the one that `make` makes; callers that come meanwhile wait for the same. */
  #entry(key: string, make: () => Promise<Made>, part?: string): Entry<Kept> {
    let isMiss = false;
    const entry = keptOnce(this.#kept, key, part, async () => {
      isMiss = true;
      const made = new Kept(await make(), this.#dense.get(key));
      keepNewest(this.#dense, key, { etag: made.etag, bytes: made.dense });
      return made;
    });
    this.counts[isMiss ? "misses" : "hits"]++;
    return entry;
  }

  /** Sends kept bytes in the best encoding the client takes, or 304 where it has them already. */
  async #send(entry: Entry<Kept>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const kept = await entry.making;
    reply.headers({ ...kept.headers, etag: kept.etag });
    if (kept.status === 200 && request.headers["if-none-match"]?.includes(kept.etag))
      return reply.code(304).send();
    const encoding = encodingFor(String(request.headers["accept-encoding"] ?? ""));
    if (encoding) reply.header("content-encoding", encoding);
    const dense = encoding ? kept.dense.get(encoding) : kept.plain;
    // What was made before a change may still go to whoever asked before it, and to nobody after.
    if (dense && kept.status === 200 && entry.isValid) this.ready.keep(request, reply, dense, entry.until);
    return reply.code(kept.status).send(dense ?? quickly(kept, encoding as Encoding));
  }
}

/** What is kept under `key`, or what `make` makes; what fails is not kept, and the oldest goes where it is full. */
function keptOnce<T>(
  kept: Map<string, Entry<T>>,
  key: string,
  part: string | undefined,
  make: () => Promise<T>,
): Entry<T> {
  const found = kept.get(key);
  if (found && found.until > Date.now()) return found;
  const entry: Entry<T> = { until: Date.now() + LONGEST_MS, isValid: true, part, making: make() };
  entry.making.catch(() => {
    entry.isValid = false;
    if (kept.get(key) === entry) kept.delete(key);
  });
  keepNewest(kept, key, entry);
  return entry;
}

function keepNewest<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value as string);
}

function encodingFor(accepted: string): Encoding | null {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

/**
 * The first to ask waits as short as can be: for a millisecond or two of this thread, not for one of the pool's to be
 * free. Meanwhile it is compressed well for those who follow.
 */
function quickly(kept: Kept, encoding: Encoding): Buffer {
  const found = kept.quick.get(encoding);
  if (found) return found;
  const { plain } = kept;
  const quick =
    encoding === "br" ? brotliCompressSync(plain, quality(QUICK)) : gzipSync(plain, { level: QUICK });
  kept.quick.set(encoding, quick);
  // Even its beginning can wait until this answer is on its way.
  setImmediate(() => {
    const making = encoding === "br" ? brotli(plain, quality(DENSE)) : gzipped(plain, { level: DENSE });
    making.then(
      (dense) => kept.dense.set(encoding, dense),
      () => {},
    );
  });
  return quick;
}

function quality(value: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: value } };
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
