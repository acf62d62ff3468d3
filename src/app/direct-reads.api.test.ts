import type { FastifyRequest } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { Answers } from "#kit/server/answers.ts";
import { DirectReads } from "#kit/server/http/direct-reads.ts";
import { testServer } from "../testing/test-server.ts";
import { implementations } from "./api.ts";
import { fillEmptyDatabase } from "./first-content.ts";

const server = await testServer();
const answers = new Answers();
const reads = new DirectReads(server.services, answers);
for (const { endpoints, handlers } of implementations)
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handler = handlers[name];
    if (handler) reads.add(endpoint, handler);
  }

/** As a page asks that stands at this address. */
const page = {
  log: server.services.log,
  ip: "127.0.0.1",
  host: "www.example.cz",
  hostname: "www.example.cz",
  protocol: "http",
  headers: {},
  socket: { localPort: 80 },
} as unknown as FastifyRequest;
const read = (url: string, language: "cs" | "en" = "cs") => reads.read({ url, language, page });

beforeAll(async () => {
  await server.services.db.execute("delete from settings");
  await fillEmptyDatabase({ ...server.services, config: { ...server.services.config, DEMO: "on" } });
}, 120_000);

test.each([
  "/api/settings",
  "/api/events",
  "/api/products?featured=true",
  "/api/products/drift-taxi",
  "/api/blog?page=1&limit=9",
  "/api/blog/categories/list",
])("%s answers a page in the process what it answers over HTTP", async (url) => {
  for (const language of ["cs", "en"] as const) {
    const { status, body } = await server.call(`GET ${url.replace("/api", "")}`, { language });
    expect(status).toBe(200);
    expect(JSON.parse((await read(`${url}${url.includes("?") ? "&" : "?"}_t=1`, language)) ?? "")).toEqual(
      body,
    );
  }
});

test("it is made once, and again after a write", async () => {
  const { misses } = answers.counts;
  await read("/api/cars?_t=1");
  await read("/api/cars?_t=2");
  expect(answers.counts.misses).toBe(misses + 1);
  await answers.drop("/api/cars/1");
  await read("/api/cars?_t=3");
  expect(answers.counts.misses).toBe(misses + 2);
});

test("what is refused, wrong, not for everybody or not there is left to HTTP", async () => {
  for (const url of [
    "/api/products/no-such-product",
    "/api/blog?page=none",
    "/api/orders",
    "/api/cars/%E0%A4%A",
    "/api/nowhere",
    "/elsewhere",
  ])
    expect(await read(url)).toBeNull();
});

test.each(["/api/cars/%00", "/api/products/a%00b"])(
  "%s, which no database can look for, is left to HTTP, which refuses it",
  async (url) => expect(await read(url)).toBeNull(),
);
