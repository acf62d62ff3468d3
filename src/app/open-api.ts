import swagger from "@fastify/swagger";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import type { Config } from "#kit/server/config.ts";
import type { Services } from "#kit/server/context.ts";
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
    docs.addHook("onSend", async (_request, reply, page) => {
      if (!String(reply.getHeader("content-type")).startsWith("text/html")) return;
      reply.header("content-security-policy", docsPolicy(String(page), config));
    });
    let reference: Promise<FastifyInstance> | undefined;
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      reference ??= referencePage();
      const page = await (await reference).inject({ url: request.url, headers: { host: request.host } });
      for (const name of ["content-type", "location"]) {
        const value = page.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.code(page.statusCode).send(page.rawPayload);
    };
    for (const path of ["", "/", "/js/scalar.js"])
      docs.get(`${DOCS}${path}`, { schema: { hide: true } }, answer);
    docs.addHook("onClose", async () => (await reference)?.close());
  });
}

/** Four megabytes of code that only those load who ask for the page. */
async function referencePage(): Promise<FastifyInstance> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const app = Fastify();
  await app.register(scalar, {
    routePrefix: DOCS,
    configuration: { url: "/api/openapi.json", telemetry: false, withDefaultFonts: false },
  });
  return app;
}

/** As strict as of any page, but for styles: the reference writes its own style elements. */
function docsPolicy(page: string, config: Config): string {
  return contentSecurityPolicy(page, config).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}
