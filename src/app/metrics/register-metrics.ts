import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { bearerOf } from "#features/accounts/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Services } from "#kit/server/context.ts";
import type { ResponseCache } from "#kit/server/response-cache/response-cache.ts";

/** `GET /metrics` for Prometheus, for whom the bearer METRICS_TOKEN lets in; 404 for everybody else. */
export async function registerMetrics(
  app: FastifyInstance,
  services: Services,
  responseCache: ResponseCache,
): Promise<void> {
  const { METRICS_TOKEN } = services.config;
  const register = METRICS_TOKEN
    ? (await import("./measured.ts")).measured(app, services, responseCache)
    : undefined;
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    const given = bearerOf(request.headers.authorization);
    if (!register || !METRICS_TOKEN || given === null || !isSame(given, METRICS_TOKEN))
      throw new Refusal("NOT_FOUND");
    reply.header("cache-control", "no-store").type(register.contentType);
    return register.metrics();
  });
}

/** Hashes are of one length, so that the comparison tells nothing of the token. */
function isSame(given: string, right: string): boolean {
  const hashed = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hashed(given), hashed(right));
}
