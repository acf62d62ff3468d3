import type {} from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Endpoint, Endpoints, InputOf, ReturnOf } from "#kit/contract/endpoint.ts";
import { invalid, Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { may, OWNERS_ONLY } from "#kit/contract/roles.ts";
import type { User } from "#kit/contract/user.ts";
import { parseIn } from "#kit/contract/validation/says.ts";
import type { Context, Services } from "../context.ts";
import type { ResponseCache } from "../response-cache/response-cache.ts";
import { answerError } from "./errors.ts";
import { type Form, readForm } from "./multipart.ts";
import { outerInput, readKey } from "./read-input.ts";
import { storable } from "./storable.ts";

export type Handler<E extends Endpoint> = (
  context: Context,
  input: InputOf<E>,
  reply: FastifyReply,
) => Promise<ReturnOf<E>> | ReturnOf<E>;

/** One handler per endpoint of a contract: leaving one out does not compile. */
export type Handlers<E extends Endpoints> = { [K in keyof E]: Handler<E[K]> };

export interface Implementation {
  endpoints: Endpoints;
  handlers: Record<string, Handler<Endpoint>>;
}

export function implement<E extends Endpoints>(endpoints: E, handlers: Handlers<E>): Implementation {
  // Handlers are looked up by the endpoint they were checked against, so the wider type is safe.
  return { endpoints, handlers: handlers as unknown as Implementation["handlers"] };
}

interface Session {
  user: User;
  sessionId: string;
  /** Everybody must have a second factor, and this user has none yet. */
  lacksSecondFactor: boolean;
}

export interface Mounting {
  services: Services;
  responseCache: ResponseCache;
  /** The bearer's user and session; throws INVALID_TOKEN for a bearer that is sent but not valid. */
  authenticate: (request: FastifyRequest) => Promise<Session | null>;
  languageOf: (request: FastifyRequest) => Language;
  /** Folder for uploads under way. */
  temporary: string;
}

export function mount(
  app: FastifyInstance,
  { endpoints, handlers }: Implementation,
  mounting: Mounting,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name];
    if (!handler) throw new Error(`no handler for ${endpoint.method} ${endpoint.path}`);
    const route: RouteOptions = {
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      schema: openApiSchema(endpoint),
      ...(isCacheable(endpoint) && {
        config: { cacheKey: (request) => cacheKey(endpoint, mounting, request) },
      }),
      handler: (request, reply) => answer(endpoint, handler, mounting, request, reply),
    };
    if (endpoint.rawBody) mountRaw(app, route);
    else app.route(route);
  }
}

/** Reads that are kept ready for visitors. */
function isCacheable({ cache, method, raw }: Endpoint): boolean {
  return Boolean(cache) && method === "GET" && !raw;
}

function cacheKey(endpoint: Endpoint, mounting: Mounting, request: FastifyRequest): string {
  const language = mounting.languageOf(request);
  return readKey(endpoint, language, outerInput(endpoint, language, request));
}

/** Signatures are made over bytes, so the body stays as it came, whatever type it says it has. */
function mountRaw(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    raw.route(route);
  });
}

function openApiSchema(endpoint: Endpoint): object {
  return {
    summary: endpoint.summary,
    ...(endpoint.access === "admin" && { description: `For ${["owner", ...endpoint.roles].join(", ")}.` }),
    tags: [endpoint.path.split("/")[1]],
    ...(endpoint.access === "admin" && { security: [{ bearer: [] }] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.files && { consumes: ["multipart/form-data", "application/json"] }),
    ...(endpoint.response && { response: { [endpoint.status ?? 200]: endpoint.response } }),
  };
}

async function answer(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  mounting: Mounting,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const language = mounting.languageOf(request);
  let form: Form | null = null;
  try {
    const session = await sessionOf(endpoint, mounting, request);
    reply
      .header("content-language", language)
      .header("vary", "Accept-Language, Authorization, X-View, Origin, Accept-Encoding");

    const produce = async (): Promise<string> => {
      if (request.isMultipart()) {
        if (!endpoint.files) throw new Refusal("WRONG_TYPE");
        form = await readForm(request, endpoint, mounting.temporary);
      }
      const context: Context = {
        ...mounting.services,
        // Its lines name the request.
        log: request.log,
        language,
        user: session?.user ?? null,
        sessionId: session?.sessionId ?? null,
        address: request.ip,
        origin: mounting.services.ownAddress.of(request),
        here: mounting.services.ownAddress.here(request),
        confirmAddress: () => mounting.services.ownAddress.confirm(request),
        header: (name) => request.headers[name]?.toString(),
        rawBody: Buffer.isBuffer(request.body) ? request.body : null,
        files: form?.files ?? {},
      };
      const result = await handler(context, parseRequest(endpoint, language, request, form), reply);
      return endpoint.response ? JSON.stringify(endpoint.response.parse(result)) : "";
    };

    if (isCacheable(endpoint) && !session) {
      const key = cacheKey(endpoint, mounting, request);
      return await mounting.responseCache.reply(request, reply, {
        key,
        path: `/api${endpoint.path}`,
        produce,
      });
    }
    const body = await produce();
    if (reply.sent || endpoint.raw) return reply;
    if (endpoint.method !== "GET" && !endpoint.keepsAnswers)
      await mounting.responseCache.invalidate(`/api${endpoint.path}`);
    reply.header("cache-control", "no-store");
    if (!endpoint.response) return await reply.code(endpoint.status ?? 204).send();
    return await reply
      .code(endpoint.status ?? 200)
      .type("application/json; charset=utf-8")
      .send(body);
  } catch (error) {
    return answerError(withRecord(error, endpoint), language, request, reply);
  } finally {
    await (form as Form | null)?.discard();
  }
}

/** The record that a refusal carries leaves in the shape of the endpoint's answer, like everything that leaves. */
function withRecord(error: unknown, { response }: Endpoint): unknown {
  if (!(error instanceof Refusal) || error.extra.record === undefined || !response) return error;
  const detail = { ...error.extra.detail, record: response.parse(error.extra.record) };
  return new Refusal(error.code, { ...error.extra, detail });
}

/**
 * Who asks. A valid bearer that comes with `X-View: visitor` reads public content as visitors do: the site's own
 * pages show the team what everybody sees. So does one of a role that has nothing to do with that content, or of who
 * must set a second factor up first. Throws UNAUTHORIZED, INVALID_TOKEN, SECOND_FACTOR_DEMANDED, FORBIDDEN.
 */
async function sessionOf(endpoint: Endpoint, mounting: Mounting, request: FastifyRequest) {
  if (endpoint.access === "open") return null;
  const session = await mounting.authenticate(request);
  if (endpoint.access === "admin") {
    if (!session) throw new Refusal("UNAUTHORIZED");
    if (session.lacksSecondFactor && !endpoint.beforeSecondFactor)
      throw new Refusal("SECOND_FACTOR_DEMANDED");
    if (!may(session.user.role, endpoint.roles)) throw new Refusal("FORBIDDEN");
    return session;
  }
  if (!session || session.lacksSecondFactor || request.headers["x-view"] === "visitor") return null;
  return may(session.user.role, endpoint.roles ?? OWNERS_ONLY) ? session : null;
}

/** 400 for a wrong path or query, 422 for a wrong field of the body. */
function parseRequest(
  endpoint: Endpoint,
  language: Language,
  request: FastifyRequest,
  form: Form | null,
): InputOf<Endpoint> {
  const { params, query } = outerInput(endpoint, language, request);
  if (!endpoint.body) return { params, query, body: undefined } as InputOf<Endpoint>;
  const sent = storable(form ? form.body : (request.body ?? {}));
  const body = parseIn(language, endpoint.body, sent);
  if (!body.ok)
    throw typeof sent === "object" && !Array.isArray(sent)
      ? invalid(body.errors)
      : new Refusal("BAD_REQUEST");
  return { params, query, body: body.value } as InputOf<Endpoint>;
}
