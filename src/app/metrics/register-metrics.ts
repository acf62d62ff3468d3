import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { bearerOf } from "#features/accounts/server/access-token.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Answers } from "#kit/server/answers.ts";
import type { Services } from "#kit/server/context.ts";
import { isInProcess, routeOf } from "#kit/server/http/request-log.ts";
import { VERSION } from "../version.ts";
import { registerDatabaseMetrics } from "./database-metrics.ts";

/** Seconds: from a kept answer to what a visitor gives up on. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `GET /metrics` for Prometheus, for whom the bearer METRICS_TOKEN lets in; 404 for everybody else. */
export function registerMetrics(app: FastifyInstance, services: Services, answers: Answers): void {
  const { METRICS_TOKEN } = services.config;
  const register = METRICS_TOKEN ? measured(app, services, answers) : undefined;
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    const given = bearerOf(request.headers.authorization);
    if (!register || !METRICS_TOKEN || given === null || !isSame(given, METRICS_TOKEN))
      throw new Refusal("NOT_FOUND");
    reply.header("cache-control", "no-store").type(register.contentType);
    return register.metrics();
  });
}

/** Measures from now on; where nobody may look nothing is measured. */
function measured(app: FastifyInstance, services: Services, answers: Answers): Registry {
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
  registerAnswerMetrics(register, answers);
  registerDatabaseMetrics(register, services);
  return register;
}

function registerAnswerMetrics(register: Registry, answers: Answers): void {
  new Counter({
    name: "paddock_answers_total",
    help: "Kept public answers that were asked for: found ready (hit) or made (miss)",
    labelNames: ["outcome"],
    registers: [register],
    collect() {
      this.reset();
      this.inc({ outcome: "hit" }, answers.counts.hits);
      this.inc({ outcome: "miss" }, answers.counts.misses);
    },
  });
  new Gauge({
    name: "paddock_answers_kept",
    help: "How many public answers are kept ready",
    registers: [register],
    collect() {
      this.set(answers.size);
    },
  });
}

/** Hashes are of one length, so that the comparison tells nothing of the token. */
function isSame(given: string, right: string): boolean {
  const hashed = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hashed(given), hashed(right));
}
