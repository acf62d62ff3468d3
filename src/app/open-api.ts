import swagger from "@fastify/swagger";
import scalar from "@scalar/fastify-api-reference";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";

/** `GET /api/openapi.json`, made from the schemas that validate, and a reference page at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
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
  await app.register(scalar, {
    routePrefix: "/api/docs",
    configuration: { url: "/api/openapi.json", telemetry: false },
  });
}
