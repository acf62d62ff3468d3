import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { fillEmptyDatabase } from "../first-content/first-content.ts";

/** Whatever is asked in between, each question has its own answer: no request changes what others see (15.1). */

const METRICS_TOKEN = "m".repeat(40);
const server = await testServer({ METRICS_TOKEN });
const { app, services } = server;
let port = 0;

beforeAll(async () => {
  await services.db.execute("delete from settings");
  await fillEmptyDatabase({ ...services, config: { ...services.config, DEMO: "on" } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.address() as AddressInfo).port;
});

interface Asked {
  /** The request's target as it is written into the request: nothing puts it right on the way. */
  target: string;
  method?: string;
  headers?: Record<string, string>;
}

function ask({ target, method = "GET", headers = {} }: Asked): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: "127.0.0.1", port, path: target, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => {
        text += part;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on("error", reject);
    call.end();
  });
}

const READS = ["/api/products", "/api/products?featured=true", "/api/blog"];

/** Ways to write a query that two readers of it might take differently. */
const TRICKS = [
  "?_t=1?&featured=true",
  "?featured=true?",
  "?_t=1&featured=true",
  "?_t=1&_t=2&featured=true",
  "?featured=true&featured=false",
  "?featured=false&featured=true",
  "?featured[]=true",
  "?featured[0]=true",
  "?%66eatured=true",
  "?%5ft=1&featured=true",
  "?featured%3Dtrue",
  "?featured=tr%75e",
  "?featured=true%26",
  "?+featured=true",
  "?featured=+true",
  "?featured=1",
  ";featured=true",
  "?_t=1;featured=true",
  "#featured=true",
  "?_t=1#&featured=true",
  "??featured=true",
  "?&featured=true",
  "?&&featured=true&&",
  "?=&featured=true",
  "?Featured=true",
  "?cacheBuster=1?&featured=true",
  "?x=%00&featured=true",
  "?x=%zz&featured=true",
  "?__proto__=1&featured=true",
  "?page=2&limit=1&category=racing&tag=x&exclude=y",
  "?limit=1",
  "?limit=01",
  "?admin=true",
  "/",
  "/?featured=true",
  "%20",
];

const HEADERS: Record<string, string>[] = [
  {},
  { "accept-language": "cs;q=0.1, en;q=0.9", host: "elsewhere.example" },
  { authorization: "Bearer forged" },
];

test("no way of asking puts one question's answer in another's place", async () => {
  const fresh = new Map<string, string>();
  for (const target of READS) fresh.set(target, (await ask({ target })).text);
  expect(fresh.get("/api/products?featured=true")).not.toBe(fresh.get("/api/products"));

  const tricky = READS.map((read) => read.replace(/\?.*/, "")).flatMap((path) => [
    ...TRICKS.map((trick) => path + trick),
    path.toUpperCase(),
    path.replace("/api/", "/api//"),
    path.replace("/api/", "/api/./"),
    path.replace("/api/", "/%61pi/"),
    `http://elsewhere.example${path}?featured=true`,
    `http://elsewhere.example${path}?_t=1?&featured=true`,
    `//elsewhere.example${path}?featured=true`,
  ]);
  for (const target of [...new Set(tricky)]) {
    await services.responseCache.invalidate();
    for (const headers of HEADERS) await ask({ target, headers });
    await ask({ target, method: "HEAD" });
    for (const [read, text] of fresh)
      expect((await ask({ target: read })).text, `${read} after ${target}`).toBe(text);
  }
});

test("each answer is what its own parameters ask for, read as the call reads them", async () => {
  const count = async (target: string) => {
    const { status, text } = await ask({ target });
    return status === 200 ? (JSON.parse(text) as unknown[]).length : status;
  };
  const all = await count("/api/products");
  const featured = await count("/api/products?featured=true");
  for (const target of [
    "/api/products?_t=1&featured=true",
    "/api/products?%66eatured=tr%75e",
    "/api/products?featured=1",
  ])
    expect(await count(target), target).toBe(featured);
  for (const target of ["/api/products?_t=1?", "/api/products?%5ft=1", "/api/products?utm=x&fbclid=y"])
    expect(await count(target), target).toBe(all);
  expect(await count("/api/products?featured=true&featured=true")).toBe(400);
  expect(await count("/api/products?featured=maybe")).toBe(400);
});

test("one question has one kept answer, however it is asked", async () => {
  await services.responseCache.invalidate();
  const kept = async () => {
    const { body } = await app.inject({
      url: "/metrics",
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    return /^paddock_answers_kept (\d+)/m.exec(body)?.[1];
  };
  await ask({ target: "/api/products?featured=true" });
  const before = await kept();
  expect(before).toBe("1");
  for (const target of [
    ...Array.from({ length: 50 }, (_, i) => `/api/products?_t=${i}&featured=true&fbclid=${i}`),
    "/api/products?%66eatured=1&x=1",
    "http://elsewhere.example/api/products?featured=true",
  ])
    for (const headers of [{}, { cookie: `n=${Math.random()}` }, { "accept-language": "en-GB, cs;q=0.5" }])
      expect((await ask({ target, headers: headers as Record<string, string> })).status).toBe(200);
  expect(await kept()).toBe(before);
});
