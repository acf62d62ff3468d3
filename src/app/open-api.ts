import swagger from "@fastify/swagger";
import scalar from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import type { Config } from "#kit/server/config.ts";
import type { Services } from "#kit/server/context.ts";
import { contentSecurityPolicy } from "./content-security.ts";

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
    await docs.register(scalar, {
      routePrefix: "/api/docs",
      configuration: { url: "/api/openapi.json", telemetry: false, withDefaultFonts: false },
    });
  });
}

/** As strict as of any page, but for styles: the reference writes its own style elements. */
function docsPolicy(page: string, config: Config): string {
  return contentSecurityPolicy(page, config).replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}
