import { brotliDecompressSync } from "node:zlib";
import Fastify, { type FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { MOST_BYTES, ResponseCache } from "./response-cache.ts";

const A = { key: "a", path: "/api/a" };
const KEPT = { config: { cacheKey: () => "a" } };

/** `/api/a` and `/api/b` are parts of their own; every answer says how many were made before it. */
function counting() {
  const responseCache = new ResponseCache(undefined, (path) => /^\/api\/([ab])\b/.exec(path)?.[1]);
  const app = Fastify();
  responseCache.register(app);
  let made = 0;
  const cacheKey = ({ url }: FastifyRequest) => url;
  app.get("/api/:part", { config: { cacheKey } }, (request, reply) =>
    responseCache.reply(request, reply, {
      key: request.url,
      path: request.url,
      produce: async () => String(made++),
    }),
  );
  const ask = async (path: string) => Number((await app.inject(path)).body);
  return { responseCache, ask };
}

test("a write to one part makes its reads and all that joins parts anew, and leaves the other part's", async () => {
  const { responseCache, ask } = counting();
  expect([await ask("/api/a"), await ask("/api/b"), await ask("/api/orders")]).toEqual([0, 1, 2]);
  expect([await ask("/api/a"), await ask("/api/b"), await ask("/api/orders")]).toEqual([0, 1, 2]);
  await responseCache.invalidate("/api/a/7");
  expect([await ask("/api/b"), await ask("/api/a"), await ask("/api/orders")]).toEqual([1, 3, 4]);
});

test("a write that belongs to no part, and a word from another process, make everything anew", async () => {
  const { responseCache, ask } = counting();
  await Promise.all(["/api/a", "/api/b"].map(ask));
  await responseCache.invalidate("/api/display-order/a");
  expect([await ask("/api/a"), await ask("/api/b")]).toEqual([2, 3]);
  responseCache.invalidateHere();
  expect([await ask("/api/a"), await ask("/api/b")]).toEqual([4, 5]);
});

test("what was begun before a write goes to nobody who asks after it", async () => {
  const responseCache = new ResponseCache();
  const app = Fastify();
  responseCache.register(app);
  const waiting: ((text: string) => void)[] = [];
  app.get("/api/a", KEPT, (request, reply) =>
    responseCache.reply(request, reply, {
      ...A,
      produce: () => new Promise((resolve) => waiting.push(resolve)),
    }),
  );
  const begun = app.inject("/api/a");
  await expect.poll(() => waiting.length).toBe(1);
  await responseCache.invalidate();
  waiting[0]?.("old");
  expect((await begun).body).toBe("old");
  const after = app.inject("/api/a");
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.("new");
  expect((await after).body).toBe("new");
});

test("what is made anew and says the same goes out well compressed at once", async () => {
  const responseCache = new ResponseCache();
  const app = Fastify();
  responseCache.register(app);
  let text = "one and the same ".repeat(500) + "abcdefghijklmnopqrstuvwxyz".repeat(40);
  app.get("/api/a", KEPT, (request, reply) =>
    responseCache.reply(request, reply, { ...A, produce: async () => text }),
  );
  const bytes = async () =>
    (await app.inject({ url: "/api/a", headers: { "accept-encoding": "br" } })).rawPayload;
  const quick = await bytes();
  await expect.poll(async () => (await bytes()).length).toBeLessThan(quick.length);
  const dense = await bytes();
  responseCache.invalidateHere();
  expect(await bytes()).toEqual(dense);
  text = `another ${text}`;
  responseCache.invalidateHere();
  expect(brotliDecompressSync(await bytes()).toString()).toBe(text);
});

test("all that is kept stays under its limit, and what visitors come back to stays there", async () => {
  const responseCache = new ResponseCache();
  const app = Fastify();
  responseCache.register(app);
  const made: string[] = [];
  app.get("/api/:id", { config: { cacheKey: ({ url }) => url } }, (request, reply) =>
    responseCache.reply(request, reply, {
      key: request.url,
      path: request.url,
      produce: async () => {
        made.push(request.url);
        return `${request.url} `.repeat(50_000);
      },
    }),
  );
  for (let i = 0; i < 3; i++) await app.inject("/api/home");
  for (let i = 0; i < 300; i++) {
    await app.inject(`/api/${i}`);
    expect(responseCache.bytes).toBeLessThanOrEqual(MOST_BYTES);
  }
  await responseCache.value("a value", async () => "x".repeat(MOST_BYTES));
  expect(responseCache.bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(responseCache.size).toBeLessThan(100);
  made.length = 0;
  await app.inject("/api/home");
  expect(made).toEqual([]);
});
