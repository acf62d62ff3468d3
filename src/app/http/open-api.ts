import swagger from "@fastify/swagger";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import type { Config } from "#kit/server/config/config.ts";
import type { Services } from "#kit/server/context.ts";
import { madeOnce } from "#kit/server/made-once.ts";
import { contentSecurityPolicy } from "./content-security.ts";

const DOCS = "/api/docs";

/** `GET /api/openapi.json`, made from the schemas that validate, and a reference page at `/api/docs`. */
export async function registerOpenApi(
  app: FastifyInstance,
  { config, ownAddress }: Pick<Services, "config" | "ownAddress">,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Paddock",
        description: "Website, shop and back office of a drift motorsport team.",
        version: "1.0.0",
        license: { name: "MIT" },
      },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transform: createJsonSchemaTransform({
      skipList: ["/*", "/api/*", "/media/:file", "/healthz", "/readyz"],
    }),
  });
  app.get("/api/openapi.json", { schema: { hide: true } }, async () => app.swagger());
  await app.register(async (docs) => {
    // The page asks for the address that it was called by, and it must be one.
    docs.addHook("onRequest", async (request) => void ownAddress.of(request));
    const reference = madeOnce(referencePage);
    let opened: Reference | undefined;
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      opened = await reference.get();
      const { app: pages, scripts } = opened;
      const page = await pages.inject({ url: request.url, headers: { host: request.host } });
      for (const name of ["content-type", "location"]) {
        const value = page.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      if (String(page.headers["content-type"]).startsWith("text/html"))
        reply.header("content-security-policy", docsPolicy(scripts, config));
      return reply.code(page.statusCode).send(page.rawPayload);
    };
    for (const path of ["", "/", "/js/scalar.js"])
      docs.get(`${DOCS}${path}`, { schema: { hide: true } }, answer);
    docs.addHook("onClose", async () => opened?.app.close());
  });
}

interface Reference {
  app: FastifyInstance;
  /** The inline scripts of the package's page, which are the same for every request. */
  scripts: string[];
}

/** Four megabytes of code that only those load who ask for the page. */
async function referencePage(): Promise<Reference> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const app = Fastify();
  await app.register(scalar, {
    routePrefix: DOCS,
    configuration: { url: "/api/openapi.json", telemetry: false, withDefaultFonts: false },
  });
  const { body } = await app.inject(`${DOCS}/`);
  const scripts = [...body.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return { app, scripts: scripts.map(([, text = ""]) => text) };
}

/** As strict as of any page, but for styles: the reference writes its own style elements. */
function docsPolicy(scripts: string[], config: Config): string {
  const policy = contentSecurityPolicy({ scripts }, config);
  return policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}
