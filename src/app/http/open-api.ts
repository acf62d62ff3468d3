import swagger from "@fastify/swagger";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import type { Config } from "#kit/server/config/config.ts";
import type { Services } from "#kit/server/context.ts";
import { madeOnce } from "#kit/server/made-once.ts";
import { contentSecurityPolicy } from "./content-security.ts";
import { servedFile } from "./reference-files.ts";

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
  const document = servedFile(async () => ({
    type: "application/json; charset=utf-8",
    maxAge: 0,
    body: JSON.stringify(app.swagger()),
  }));
  app.get("/api/openapi.json", { schema: { hide: true } }, document);
  const reference = madeOnce(referencePage);
  const page = servedFile(async () => {
    const { html } = await reference.get();
    return { type: "text/html; charset=utf-8", maxAge: 0, body: html };
  });
  const script = servedFile(async () => {
    const { js } = await reference.get();
    return { type: "application/javascript; charset=utf-8", maxAge: 86_400, body: js };
  });
  const options = {
    schema: { hide: true },
    // The page asks for the address that it was called by, and it must be one.
    onRequest: async (request: FastifyRequest) => void ownAddress.of(request),
  };
  app.get(DOCS, options, (_request, reply) => reply.redirect(`${DOCS}/`, 301));
  app.get(`${DOCS}/`, options, async (request, reply) => {
    const { scripts } = await reference.get();
    return page(request, reply.header("content-security-policy", docsPolicy(scripts, config)));
  });
  app.get(`${DOCS}/js/scalar.js`, options, script);
}

interface Reference {
  html: string;
  /** The inline scripts of the package's page, which are the same for every request. */
  scripts: string[];
  js: string;
}

/** The page of a package, with four megabytes of code that only those load who ask for it. */
async function referencePage(): Promise<Reference> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const app = Fastify();
  await app.register(scalar, {
    routePrefix: DOCS,
    configuration: { url: "/api/openapi.json", telemetry: false, withDefaultFonts: false },
  });
  const { body: html } = await app.inject(`${DOCS}/`);
  const { body: js } = await app.inject(`${DOCS}/js/scalar.js`);
  await app.close();
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return { html, js, scripts: scripts.map(([, text = ""]) => text) };
}

/** As strict as of any page, but for styles: the reference writes its own style elements. */
function docsPolicy(scripts: string[], config: Config): string {
  const policy = contentSecurityPolicy({ scripts }, config);
  return policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}
