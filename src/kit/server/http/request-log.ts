import type { FastifyInstance, FastifyRequest } from "fastify";
import { IN_PROCESS } from "./request-id.ts";

/** The pattern of a request's route, such as `/api/orders/mine/:id/:key`: never what was filled in. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? "none";
}

/** A page's call for its own data is part of the page's request. */
export function isInProcess(request: FastifyRequest): boolean {
  return request.socket.remoteAddress === IN_PROCESS;
}

/** Each answer carries its request's id; with LOG_LEVEL=info each request is a line of the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    if (isInProcess(request)) return;
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method, route: routeOf(request), status: reply.statusCode, ms }, "Answered");
  });
}
