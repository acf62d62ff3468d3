import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { authenticator } from "#features/accounts/server/index.ts";
import { endListening } from "#features/results/server/index.ts";
import { BASED_ON } from "#kit/contract/content/history.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Services } from "#kit/server/context.ts";
import { type Crowding, crowdingOf, limitBodies, limitSilent } from "#kit/server/http/crowding.ts";
import { answerError } from "#kit/server/http/errors.ts";
import { type Mounting, mount } from "#kit/server/http/mount.ts";
import { requestIds } from "#kit/server/http/request-id.ts";
import { logRequests } from "#kit/server/http/request-log.ts";
import { closeUnfinished, PATIENCE, type Patience } from "#kit/server/http/unfinished.ts";
import { answerUnparsed } from "#kit/server/http/unparsed.ts";
import { registerMedia } from "#kit/server/media/media-routes.ts";
import type { MediaStorage } from "#kit/server/media/media-storage.ts";
import { ResponseCache } from "#kit/server/response-cache/response-cache.ts";
import { adminWorker, serveAdmin } from "../admin/serve-admin.ts";
import { implementations } from "../declared-site.ts";
import { registerDocuments, type UnlistedPaths } from "../documents/register-documents.ts";
import { registerFilmFrame } from "../films/film-frame.ts";
import { gateWorker, serveGate } from "../gate/serve-gate.ts";
import { registerMetrics } from "../metrics/register-metrics.ts";
import { ADMIN_BASE } from "../rendering/client-apps.ts";
import { builtPages, developedPages, unlistedPaths } from "../rendering/page-builds.ts";
import { registerPages } from "../rendering/pages.ts";
import { registerSharePictures } from "../share-pictures/register-share-pictures.ts";
import { serveSiteWorker } from "../site-worker/serve-site-worker.ts";
import { uploadsFolder } from "../start/data-folder.ts";
import { registerOpenApi } from "./open-api.ts";
import { refuseWhenOverloaded } from "./overload.ts";
import { apiLanguage } from "./request-language.ts";
import { selfContainedPart } from "./self-contained-parts.ts";

const ROOT = join(import.meta.dirname, "../../..");
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** The address of a built file changes with what is in it. */
const CACHED_FOR_EVER = "public, max-age=31536000, immutable";
const READS = ["GET", "HEAD", "OPTIONS"];
const ANSWERS_CHANNEL = "paddock_answers";

export interface ServerOptions {
  services: Services;
  storage: MediaStorage;
  /** `none` for tests of the API alone. */
  pages: "built" | "development" | "none";
  /** Milliseconds that a turn of the event loop may take on average before calls are refused; 0: they never are. */
  maxEventLoopDelay?: number;
  /** How long connections may take; tests do not wait as long. */
  patience?: Patience;
  /** How much may be unfinished; tests have less. */
  crowding?: Crowding;
  /** What is not ready yet at the start, and only writes need: they wait for it, reads do not. */
  writesWaitFor?: Promise<void>;
}

/** The whole site as one Fastify server, ready to listen. */
export async function createServer({
  services,
  storage,
  pages,
  maxEventLoopDelay = 2000,
  patience = PATIENCE,
  crowding = crowdingOf(),
  writesWaitFor,
}: ServerOptions): Promise<FastifyInstance> {
  const { config, open, ownAddress } = services;
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    trustProxy: trusted(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT_BYTES,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request_id" }),
    genReqId: requestIds(config),
    http: { connectionsCheckingInterval: patience.check },
    clientErrorHandler: answerUnparsed,
    frameworkErrors: (error, request, reply) =>
      void answerError(
        error,
        apiLanguage(request, config),
        request,
        reply.header("x-content-type-options", "nosniff"),
      ),
    routerOptions: { maxParamLength: 300 },
    forceCloseConnections: "idle",
  });
  // Told where a connection can't be taken, such as without a file descriptor left. It listens on all the same. What
  // keeps it from listening at all is the start's to tell.
  app.server.once("listening", () =>
    app.server.on("error", (error) => services.log.warn({ err: error }, "A connection was not taken")),
  );
  closeUnfinished(app.server, patience);
  limitSilent(app.server, crowding);
  // No call takes plain text, which is taken unless one says so.
  app.removeContentTypeParser("text/plain");
  // The contracts validate and shape everything in mount(); Fastify's schemas only make the OpenAPI document.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => (typeof data === "string" ? data : JSON.stringify(data)));

  const self = randomUUID();
  const responseCache = new ResponseCache(
    open.kind === "server" ? () => open.notify(ANSWERS_CHANNEL, self) : undefined,
    selfContainedPart,
  );
  responseCache.register(app);
  logRequests(app);
  limitBodies(app, crowding);
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: "cross-origin" },
    hsts: isOnlyHttps(config) ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  await app.register(cors, {
    origin: config.CORS_ORIGINS ?? false,
    credentials: true,
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: [
      "authorization",
      "content-type",
      "accept-language",
      "idempotency-key",
      "x-view",
      BASED_ON,
    ],
  });
  await app.register(multipart);
  refuseWhenOverloaded(app, { maxDelay: maxEventLoopDelay });

  if (writesWaitFor)
    app.addHook("onRequest", async ({ method }) => {
      if (!READS.includes(method)) await writesWaitFor;
    });

  app.setErrorHandler((error, request, reply) =>
    answerError(error, apiLanguage(request, config), request, reply),
  );
  app.setNotFoundHandler((request, reply) =>
    answerError(new Refusal("NOT_FOUND"), apiLanguage(request, config), request, reply),
  );

  services.responseCache.invalidate = () => responseCache.invalidate();
  services.responseCache.value = (key, make) => responseCache.value(key, make);
  const forget = () => {
    responseCache.invalidateHere();
    // What has changed elsewhere may be the site's own address.
    ownAddress.load().catch((error) => services.log.warn({ err: error }, "Own addresses could not be read"));
  };
  if (open.kind === "server") {
    const hear = (sender: string) => (sender === self ? undefined : forget());
    app.addHook("onClose", await open.listen(ANSWERS_CHANNEL, hear, forget));
  }

  // Streams end only when somebody ends them.
  app.addHook("preClose", async () => endListening());

  const temporary = uploadsFolder(config);
  mkdirSync(temporary, { recursive: true });
  const mounting: Mounting = {
    services,
    responseCache,
    temporary,
    authenticate: authenticator(services),
    languageOf: (request) => apiLanguage(request, config),
  };
  await registerOpenApi(app, services);
  await app.register(async (api) => {
    for (const implementation of implementations) mount(api, implementation, mounting);
    api.all("/api/*", { schema: { hide: true } }, () => {
      throw new Refusal("NOT_FOUND");
    });
  });

  app.get("/healthz", { schema: { hide: true } }, async () => "ok");
  app.get("/readyz", { schema: { hide: true } }, async () => {
    await open.ping();
    await writesWaitFor;
    return "ok";
  });
  await registerMetrics(app, services, responseCache);
  registerFilmFrame(app);
  registerSharePictures(app, services);
  registerMedia(app, { storage, media: services.media });
  let unlisted: UnlistedPaths = async () => unlistedPaths();

  if (pages !== "none") {
    const built = pages === "built";
    if (built) {
      await app.register(fastifyStatic, {
        root: join(ROOT, "build/client"),
        wildcard: false,
        preCompressed: true,
        globIgnore: ["**/*.br", "**/*.gz", "**/.vite/**"],
        setHeaders: (reply, path) => {
          if (path.includes("/assets/")) reply.header("cache-control", CACHED_FOR_EVER);
        },
      });
      await app.register(fastifyStatic, {
        root: join(ROOT, "build/admin/assets"),
        prefix: `${ADMIN_BASE}assets/`,
        decorateReply: false,
        preCompressed: true,
        setHeaders: (reply) => reply.header("cache-control", CACHED_FOR_EVER),
      });
    }
    const builds = built ? await builtPages(ROOT) : await developedPages(app, ROOT);
    serveAdmin(app, config, built ? adminWorker(ROOT) : null);
    serveGate(app, config, built ? gateWorker(ROOT) : null);
    if (built) serveSiteWorker(app, ROOT);
    registerPages(app, builds, { responseCache, services });
    unlisted = async () => (await builds.load()).unlisted;
  }
  registerDocuments(app, services, responseCache, unlisted);
  return app;
}

/** A number trusts that many hops, counted from here. */
function trusted(
  proxies: string | number | undefined,
): string | false | ((address: string, hop: number) => boolean) {
  return typeof proxies === "number" ? (_, hop) => hop < proxies : (proxies ?? false);
}

/** Whether all addresses that this site calls its own are encrypted. */
function isOnlyHttps({ PUBLIC_URL, CZECH_URL, ENGLISH_URL }: Services["config"]): boolean {
  const own = PUBLIC_URL ? [PUBLIC_URL] : [CZECH_URL, ENGLISH_URL];
  return own.every((url) => url?.startsWith("https:"));
}
