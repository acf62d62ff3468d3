import type {} from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Endpoint, Endpoints, InputOf, ReturnOf } from "#kit/contract/endpoint.ts";
import { invalid, Refusal } from "#kit/contract/errors.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { may, OWNERS_ONLY } from "#kit/contract/roles.ts";
import type { User } from "#kit/contract/user.ts";
import { parseIn } from "#kit/contract/validation/says.ts";
import { storable } from "#kit/contract/validation/storable.ts";
import type { Context, Services } from "../context.ts";
import type { RateLimit } from "../rate-limit/rate-limit.ts";
import { requireRoom } from "../rate-limit/rate-limit.ts";
import type { ResponseCache } from "../response-cache/response-cache.ts";
import { bodySchema } from "./body-schema.ts";
import { answerError } from "./errors.ts";
import { type Form, readForm, requireTakenType } from "./multipart.ts";
import { outerInput, readKey } from "./read-input.ts";

export type Handler<E extends Endpoint> = (
  context: Context,
  input: InputOf<E>,
  reply: FastifyReply,
) => Promise<ReturnOf<E>> | ReturnOf<E>;

/** One handler per endpoint of a contract: leaving one out does not compile. */
export type Handlers<E extends Endpoints> = { [K in keyof E]: Handler<E[K]> };

/** What is asked before a byte of the body is read. It throws what refuses. */
export interface Door<E extends Endpoint> {
  /** Whether the address's key opens anything. */
  key?: (context: Context, input: Omit<InputOf<E>, "body">) => Promise<unknown>;
  /**
   * What must have room for the call to be read. Only long bodies are asked: a short one is here with its head, and may
   * be a call that is repeated, which is answered from what it led to and counts no more.
   */
  room?: (context: Context) => RateLimit[];
}

export type Doors<E extends Endpoints> = { [K in keyof E]?: Door<E[K]> };

export interface Implementation {
  endpoints: Endpoints;
  handlers: Record<string, Handler<Endpoint>>;
  doors: Record<string, Door<Endpoint> | undefined>;
}

export function implement<E extends Endpoints>(
  endpoints: E,
  handlers: Handlers<E>,
  doors: Doors<E> = {},
): Implementation {
  // Handlers are looked up by the endpoint they were checked against, so the wider type is safe.
  return {
    endpoints,
    handlers: handlers as unknown as Implementation["handlers"],
    doors: doors as unknown as Implementation["doors"],
  };
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
  { endpoints, handlers, doors }: Implementation,
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
      ...(!endpoint.body && !endpoint.rawBody && !endpoint.files && { bodyLimit: UNREAD_BYTES }),
      onRequest: (request) => enter(endpoint, doors[name], mounting, request),
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
    ...bodySchema(endpoint),
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.files && { consumes: ["multipart/form-data", "application/json"] }),
    ...(endpoint.response && { response: { [endpoint.status ?? 200]: endpoint.response } }),
  };
}

/** A body that no call takes. */
const UNREAD_BYTES = 64 * 1024;

/** What is known of a request before its body is read. */
interface Entered {
  session: Session | null;
  input: Omit<InputOf<Endpoint>, "body">;
  context: Context;
}

const entered = new WeakMap<FastifyRequest, Entered>();

/**
 * Asks everything that can be asked without the body: who it is and whether they may, the address, its key, the type
 * and the size of what is coming, and whether there is room for it. What is refused here costs nothing more.
 */
async function enter(
  endpoint: Endpoint,
  door: Door<Endpoint> | undefined,
  mounting: Mounting,
  request: FastifyRequest,
): Promise<void> {
  const language = mounting.languageOf(request);
  const session = await sessionOf(endpoint, mounting, request);
  requireTakenType(endpoint, request);
  const input = outerInput(endpoint, language, request);
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
    rawBody: null,
    files: {},
  };
  await door?.key?.(context, input);
  if (door?.room && isLong(request))
    for (const limit of door.room(context)) await requireRoom(context, limit);
  entered.set(request, { session, input, context });
}

/** Longer than what comes together with its head. */
const LONG_BYTES = 64 * 1024;

function isLong({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > LONG_BYTES;
}

async function answer(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  mounting: Mounting,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { session, input, context: atTheDoor } = entered.get(request) as Entered;
  const { language } = atTheDoor;
  try {
    reply
      .header("content-language", language)
      .header("vary", "Accept-Language, Authorization, X-View, Origin, Accept-Encoding");

    const produce = async (): Promise<string> => {
      const form = request.isMultipart() ? await readForm(request, endpoint, mounting.temporary) : null;
      try {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : null;
        const body = bodyOf(endpoint, language, request, form);
        const context: Context = { ...atTheDoor, rawBody, files: form?.files ?? {} };
        const result = await handler(context, { ...input, body } as InputOf<Endpoint>, reply);
        return endpoint.response ? JSON.stringify(endpoint.response.parse(result)) : "";
      } finally {
        // Before the answer, so that whoever has it finds nothing left.
        await form?.discard();
      }
    };

    if (isCacheable(endpoint) && !session) {
      const key = readKey(endpoint, language, input);
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
    if (!may(session.user.roles, endpoint.roles)) throw new Refusal("FORBIDDEN");
    return session;
  }
  if (!session || session.lacksSecondFactor || request.headers["x-view"] === "visitor") return null;
  return may(session.user.roles, endpoint.roles ?? OWNERS_ONLY) ? session : null;
}

/** The parsed body; 422 for a wrong field. */
function bodyOf(endpoint: Endpoint, language: Language, request: FastifyRequest, form: Form | null): unknown {
  if (!endpoint.body) return undefined;
  const sent = storable(form ? form.body : (request.body ?? {}));
  const body = parseIn(language, endpoint.body, sent);
  if (!body.ok)
    throw typeof sent === "object" && !Array.isArray(sent)
      ? invalid(body.errors)
      : new Refusal("BAD_REQUEST");
  return body.value;
}
