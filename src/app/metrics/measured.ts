import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Services } from "#kit/server/context.ts";
import { isInProcess, routeOf } from "#kit/server/http/request-log.ts";
import type { ResponseCache } from "#kit/server/response-cache/response-cache.ts";
import { VERSION } from "../start/version.ts";
import { registerDatabaseMetrics } from "./database-metrics.ts";

/** Seconds: from a kept answer to what a visitor gives up on. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Starts to measure. Called only where the metrics can be read. */
export function measured(app: FastifyInstance, services: Services, responseCache: ResponseCache): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const labelNames = ["route", "method", "status"];
  const requests = new Counter({
    name: "paddock_http_requests_total",
    help: "Answered requests by the pattern of their route",
    labelNames,
    registers: [register],
  });
  const seconds = new Histogram({
    name: "paddock_http_request_seconds",
    help: "Time to answer, by the pattern of the route",
    labelNames: labelNames.slice(0, 2),
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook("onResponse", async (request, reply) => {
    if (isInProcess(request)) return;
    const { method } = request;
    const route = routeOf(request);
    requests.inc({ route, method, status: String(reply.statusCode) });
    seconds.observe({ route, method }, reply.elapsedTime / 1000);
  });
  new Gauge({
    name: "paddock_info",
    help: "Version and kind of database",
    labelNames: ["version", "database"],
    registers: [register],
  }).set({ version: VERSION, database: services.open.kind }, 1);
  registerAnswerMetrics(register, responseCache);
  registerDatabaseMetrics(register, services);
  return register;
}

function registerAnswerMetrics(register: Registry, responseCache: ResponseCache): void {
  new Counter({
    name: "paddock_answers_total",
    help: "Kept public answers that were asked for: found ready (hit) or made (miss)",
    labelNames: ["outcome"],
    registers: [register],
    collect() {
      this.reset();
      this.inc({ outcome: "hit" }, responseCache.counts.hits);
      this.inc({ outcome: "miss" }, responseCache.counts.misses);
    },
  });
  new Gauge({
    name: "paddock_answers_kept",
    help: "How many public answers are kept ready",
    registers: [register],
    collect() {
      this.set(responseCache.size);
    },
  });
  new Gauge({
    name: "paddock_answers_bytes",
    help: "Memory that kept public answers take, bytes",
    registers: [register],
    collect() {
      this.set(responseCache.bytes);
    },
  });
}
