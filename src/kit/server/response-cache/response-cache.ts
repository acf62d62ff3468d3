import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "#kit/contract/errors.ts";
import { ByteCache } from "./byte-cache.ts";
import {
  CachedResponse,
  type DenseBody,
  type Encoding,
  encodingFor,
  type NewResponse,
  sizeOf,
} from "./cached-response.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * For routes whose responses are cached: everything that the response depends on, read as the handler reads it.
     * Null where this request's response is not cached; throws a Refusal where the request is wrong.
     */
    cacheKey?: (request: FastifyRequest) => string | null;
  }
}

/** What is cached, or being made. */
interface Entry {
  until: number;
  /** The part of the site whose writes alone change it; undefined: any write may. */
  part: string | undefined;
  making: Promise<unknown>;
  response?: CachedResponse;
  /** Bytes of a value, once it is made. */
  valueBytes?: number;
  /** Of the response before: most that is made anew says the same. */
  before?: DenseBody | undefined;
}

interface ApiRead {
  key: string;
  /** The path of its endpoint, such as `/api/cars/:slug`. */
  path: string;
  produce: () => Promise<string>;
}

const API_HEADERS = { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" };
/** Of all that is cached together: responses of the API, pages, documents, and what they are made of (docs/deploy.md). */
export const MOST_BYTES = 12 * 1024 * 1024;
/** What the bookkeeping of one entry takes, about. */
const ENTRY_BYTES = 700;
/** Responses that depend on the day (upcoming events, dated posts) may not outlive a change of it by much. */
const LONGEST_MS = 60_000;
/** Whoever sends one of these may be owed another response than the next visitor. */
const PERSONAL_HEADERS = ["authorization", "x-view", "origin", "if-none-match", "range"];

/**
 * Public responses as finished, compressed bytes, each under the key that its route makes of the request. Any content
 * write invalidates them all, but for reads of a part of the site that another part's write can't change. Nothing
 * personal enters: callers ask only for requests without a bearer.
 */
export class ResponseCache {
  readonly #cache = new ByteCache<Entry>(MOST_BYTES);
  readonly #onInvalidated: () => Promise<void>;
  readonly #partOf: (path: string) => string | undefined;
  /** How often a response was there, or had to be made, since the start. */
  readonly counts = { hits: 0, misses: 0 };

  /**
   * `onInvalidated` tells other processes; see `invalidateHere` for their side. `partOf` names the part of the site
   * that a path of the API belongs to, where its reads show nothing else and its writes change no other part's reads.
   */
  constructor(
    onInvalidated: () => Promise<void> = async () => {},
    partOf: (path: string) => string | undefined = () => undefined,
  ) {
    this.#onInvalidated = onInvalidated;
    this.#partOf = partOf;
  }

  get size(): number {
    return this.#cache.size;
  }

  get bytes(): number {
    return this.#cache.bytes;
  }

  /** Forgets what a write to this path of the API may have changed (without one: everything), in all processes. */
  async invalidate(path?: string): Promise<void> {
    this.invalidateHere(path);
    await this.#onInvalidated();
  }

  /** The same in this process alone. */
  invalidateHere(path?: string): void {
    const written = path === undefined ? undefined : this.#partOf(path);
    for (const [key, entry] of this.#cache.entries()) {
      if (written !== undefined && entry.part !== undefined && entry.part !== written) continue;
      const before = entry.response?.denseBody;
      if (before) this.#set(key, { until: 0, part: undefined, making: Promise.resolve(), before });
      else this.#cache.delete(key);
    }
  }

  /** A value that public responses are made of, cached like them. */
  value<T>(key: string, make: () => Promise<T>): Promise<T> {
    return this.#getOrMake(`value ${key}`, undefined, async (entry) => {
      const value = await make();
      entry.valueBytes = 2 * (JSON.stringify(value)?.length ?? 0);
      return value;
    }).making as Promise<T>;
  }

  /** Answers a read of the API. */
  async reply(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, path, produce }: ApiRead,
  ): Promise<FastifyReply> {
    const make = async () => ({ status: 200, headers: API_HEADERS, body: await produce() });
    return this.#send(key, this.#response(key, this.#partOf(path), make), request, reply);
  }

  /** Answers anything else. */
  async replyWith(
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<NewResponse>,
  ): Promise<FastifyReply> {
    return this.#send(key, this.#response(key, undefined, make), request, reply);
  }

  /**
   * Sends responses that went to a visitor before as they are, before all other hooks, so that a warm page costs
   * little more than its bytes: their header lines are cached too, and there is nothing left to decide.
   */
  register(app: FastifyInstance): void {
    app.addHook("onRequest", (request, reply, done) => {
      if (request.raw.method !== "GET" || isPersonal(request)) return done();
      const key = keyOf(request);
      const entry = key === null ? undefined : this.#cache.get(key);
      if (!entry?.response || entry.until <= Date.now()) return done();
      const encoding = encodingFor(request);
      const headers = entry.response.headerLines.get(encoding);
      const body = entry.response.finalBody(encoding);
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

  /** The cached response of `key`, or the one that `make` makes; callers that come meanwhile wait for the same. */
  #response(key: string, part: string | undefined, make: () => Promise<NewResponse>): Entry {
    let isMiss = false;
    const entry = this.#getOrMake(key, part, async (own) => {
      isMiss = true;
      own.response = new CachedResponse(await make(), own.before);
      return own.response;
    });
    this.counts[isMiss ? "misses" : "hits"]++;
    return entry;
  }

  /** What is cached under `key`, or what `make` makes; what fails is not cached. */
  #getOrMake(key: string, part: string | undefined, make: (own: Entry) => Promise<unknown>): Entry {
    const found = this.#cache.get(key);
    if (found && found.until > Date.now()) return found;
    const before = found?.response?.denseBody ?? found?.before;
    const entry: Entry = {
      until: Date.now() + LONGEST_MS,
      part,
      before,
      making: Promise.resolve(),
    };
    entry.making = make(entry);
    this.#set(key, entry);
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

  #set(key: string, entry: Entry): void {
    const { response, before, valueBytes = 0 } = entry;
    const bytes = (response?.size ?? 0) + (before ? sizeOf(before.bytes) : 0) + valueBytes;
    this.#cache.set(key, entry, ENTRY_BYTES + 2 * key.length + bytes);
  }

  /** The entry takes more memory, or less. */
  #weigh(key: string, entry: Entry): void {
    if (this.#cache.peek(key) === entry) this.#set(key, entry);
  }

  /** Sends a response in the best encoding that the client takes, or 304 where it has it already. */
  async #send(
    key: string,
    entry: Entry,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const response = (await entry.making) as CachedResponse;
    const { status, headers, etag, headerLines } = response;
    reply.headers({ ...headers, etag });
    if (status === 200 && request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding) reply.header("content-encoding", encoding);
    const body = response.finalBody(encoding);
    if (body && status === 200 && request.raw.method === "GET" && !headerLines.has(encoding)) {
      if (!isPersonal(request) && !reply.hasHeader("set-cookie")) {
        headerLines.set(encoding, headerLinesOf(reply));
        this.#weigh(key, entry);
      }
    }
    const quickBody = () =>
      response.quickBody(
        encoding as Encoding,
        () => this.#weigh(key, entry),
        () => this.#cache.peek(key) === entry,
      );
    return reply.code(status).send(body ?? quickBody());
  }
}

/** What its route makes of the request; null where that refuses it: the handler then says how. */
function keyOf(request: FastifyRequest): string | null {
  try {
    return request.routeOptions.config?.cacheKey?.(request) ?? null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function isPersonal({ raw: { headers } }: FastifyRequest): boolean {
  return PERSONAL_HEADERS.some((name) => headers[name] !== undefined);
}

function headerLinesOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => name !== "x-request-id")
    .flatMap(([name, value]) => [value ?? ""].flat().flatMap((each) => [name, String(each)]));
}
