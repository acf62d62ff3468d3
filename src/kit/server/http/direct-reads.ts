import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Answers } from "../answers.ts";
import type { Context, Services } from "../context.ts";
import { isUnstorableText } from "../database.ts";
import { type Handler, isKept } from "./mount.ts";
import { outerInput, readKey } from "./read-input.ts";

interface Read {
  pattern: RegExp;
  names: string[];
  endpoint: Endpoint;
  handler: Handler<Endpoint>;
}

interface Question {
  /** Path and query, such as `/api/cars?_t=1`. */
  url: string;
  language: Language;
  /** The page that is made of it. */
  page: FastifyRequest;
}

/** A kept read shows the same to everybody: it has nothing to say in headers. */
const NO_REPLY = undefined as unknown as FastifyReply;

/**
 * The public reads of the API for pages of this process: the same handlers, the same check of what leaves and the same
 * kept answers as over HTTP, without a request, hooks and a response for each.
 */
export class DirectReads {
  readonly #reads: Read[] = [];
  readonly #services: Services;
  readonly #answers: Answers;

  constructor(services: Services, answers: Answers) {
    this.#services = services;
    this.#answers = answers;
  }

  /** Takes a read that is kept; leaves other calls to HTTP. */
  add(endpoint: Endpoint, handler: Handler<Endpoint>): void {
    if (!isKept(endpoint)) return;
    const names: string[] = [];
    const pattern = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
      names.push(name);
      return "([^/]+)";
    });
    this.#reads.push({ pattern: new RegExp(`^/api${pattern}$`), names, endpoint, handler });
    // What is spelled out comes before what takes anything.
    this.#reads.sort((one, other) => one.names.length - other.names.length);
  }

  /** The answer's JSON; null for a call that is none of these, or that is refused: HTTP then says how. */
  async read({ url, language, page }: Question): Promise<string | null> {
    const { pathname, searchParams } = new URL(url, "http://site");
    for (const { pattern, names, endpoint, handler } of this.#reads) {
      const found = pattern.exec(pathname);
      if (!found) continue;
      try {
        const params = Object.fromEntries(
          names.map((name, i) => [name, decodeURIComponent(found[i + 1] ?? "")]),
        );
        const outer = outerInput(endpoint, language, { params, query: Object.fromEntries(searchParams) });
        const input = { ...outer, body: undefined };
        return await this.#answers.text({
          key: readKey(endpoint, language, input),
          path: `/api${endpoint.path}`,
          produce: async () =>
            JSON.stringify(
              endpoint.response?.parse(await handler(this.#context(language, page), input, NO_REPLY)),
            ),
        });
      } catch (error) {
        if (error instanceof Refusal || error instanceof URIError || isUnstorableText(error)) return null;
        throw error;
      }
    }
    return null;
  }

  #context(language: Language, page: FastifyRequest): Context {
    const services = this.#services;
    return {
      ...services,
      log: page.log,
      language,
      user: null,
      sessionId: null,
      address: page.ip,
      origin: services.ownAddress.of(page),
      confirmAddress: async () => {},
      header: () => undefined,
      rawBody: null,
      files: {},
    };
  }
}
