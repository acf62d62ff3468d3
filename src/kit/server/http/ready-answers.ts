import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** A kept answer as it goes out: header lines and bytes, nothing left to decide. */
interface Ready {
  until: number;
  headers: string[];
  body: Buffer;
}

const MOST_READY = 1000;
/** Whoever sends one of these may be owed another answer than the next visitor. */
const OWN = ["authorization", "x-view", "origin", "if-none-match", "range"];

/**
 * Answers that were sent to a visitor and may go to the next one as they are: found by everything of a request that
 * an answer is made from, before any other hook, so that a warm page costs little more than its bytes.
 */
export class ReadyAnswers {
  readonly #ready = new Map<string, Ready>();
  readonly #onHit: () => void;

  constructor(onHit: () => void) {
    this.#onHit = onHit;
  }

  forget(): void {
    this.#ready.clear();
  }

  /** Keeps a 200 that is about to be sent, until `until` (milliseconds), with the headers that `reply` has now. */
  keep(request: FastifyRequest, reply: FastifyReply, body: Buffer, until: number): void {
    const key = keyOf(request);
    if (key === null || reply.hasHeader("set-cookie")) return;
    const headers = Object.entries(reply.getHeaders())
      .filter(([name]) => name !== "x-request-id")
      .flatMap(([name, value]) => [value ?? ""].flat().flatMap((each) => [name, String(each)]));
    this.#ready.delete(key);
    this.#ready.set(key, { until, body, headers: [...headers, "content-length", String(body.length)] });
    if (this.#ready.size > MOST_READY) this.#ready.delete(this.#ready.keys().next().value as string);
  }

  /** Answers from here on what can be. Before the other hooks, whose headers the kept answers have already. */
  register(app: FastifyInstance): void {
    app.addHook("onRequest", (request, reply, done) => {
      const key = keyOf(request);
      const ready = key === null ? undefined : this.#ready.get(key);
      if (!ready || ready.until <= Date.now()) return done();
      this.#onHit();
      reply.hijack();
      reply.raw.writeHead(200, [...ready.headers, "x-request-id", request.id]);
      reply.raw.end(ready.body);
    });
  }
}

/** What an answer depends on; null where the request is no plain read of a visitor. */
function keyOf(request: FastifyRequest): string | null {
  const { method, headers, url } = request.raw;
  if (method !== "GET" || OWN.some((name) => headers[name] !== undefined)) return null;
  return [
    url,
    request.protocol,
    request.host,
    headers["accept-language"],
    headers["accept-encoding"],
    headers.cookie,
  ].join("\n");
}
