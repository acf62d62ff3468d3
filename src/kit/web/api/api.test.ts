import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { tokens } from "../session/tokens.ts";
import { Api, type ApiOptions, TIMEOUT_MS } from "./api.ts";
import { retryBusyOrOffline } from "./queries.ts";

/** The real client against a real server on loopback. */

const endpoints = {
  list: endpoint({
    method: "GET",
    path: "/things",
    access: "public",
    summary: "",
    query: z.object({ q: z.string() }).partial(),
    response: z.array(z.string()),
  }),
  save: endpoint({
    method: "PUT",
    path: "/things/:id",
    access: "admin",
    roles: [],
    summary: "",
    params: z.object({ id: z.string() }),
    body: z.object({ name: z.string() }),
    response: z.object({ ok: z.boolean() }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/things/:id",
    access: "admin",
    roles: [],
    summary: "",
    params: z.object({ id: z.string() }),
  }),
  order: endpoint({
    method: "POST",
    path: "/orders",
    access: "public",
    summary: "",
    body: z.object({}),
    response: z.object({ ok: z.boolean() }),
  }),
};
type Things = typeof endpoints;

const upload = endpoint({
  method: "POST",
  path: "/uploads",
  access: "public",
  summary: "",
  body: z.object({}),
  files: { value: { kind: "film" } },
  response: z.object({ ok: z.boolean() }),
});

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;
const seen: { method: string; url: URL; headers: IncomingMessage["headers"]; body: string }[] = [];
let answer: Answer;

const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk) => {
    body += chunk;
  });
  request.on("end", () => {
    seen.push({
      method: request.method ?? "",
      url: new URL(request.url ?? "", "http://x"),
      headers: request.headers,
      body,
    });
    answer(request, response, body);
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const json = (status: number, value: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
};
let signedOut = 0;
const inits: RequestInit[] = [];

function client(options: Partial<ApiOptions> = {}): Api {
  return new Api({
    transport: (url, init) => {
      inits.push(init);
      return fetch(url, init);
    },
    language: "cs",
    base,
    checkoutBase: base,
    tokens,
    onSignedOut: () => {
      signedOut++;
    },
    ...options,
  });
}
const things = (options?: Partial<ApiOptions>) => client(options).of<Things>();

beforeEach(() => {
  seen.length = 0;
  inits.length = 0;
  signedOut = 0;
  tokens.clear();
  answer = (_, response) => json(200, ["a"])(response);
});

test("a read carries the language, a cache buster and credentials, and no bearer without a session", async () => {
  const before = Date.now();
  expect(await things()("GET /things", { query: { q: "š" } })).toEqual(["a"]);
  const [call] = seen;
  expect(call?.url.pathname).toBe("/api/things");
  expect(call?.url.searchParams.get("q")).toBe("š");
  expect(Number(call?.url.searchParams.get("_t"))).toBeGreaterThanOrEqual(before);
  expect(call?.headers["accept-language"]).toBe("cs");
  expect(call?.headers.authorization).toBeUndefined();
  expect(inits[0]?.credentials).toBe("include");
});

test("a write carries the bearer and JSON, and no cache buster", async () => {
  tokens.keep("access-1", "refresh-1");
  answer = (_, response) => json(200, { ok: true })(response);
  await things()("PUT /things/:id", { params: { id: "a/b" }, body: { name: "x" } });
  const [call] = seen;
  expect(call?.method).toBe("PUT");
  expect(call?.url.pathname).toBe("/api/things/a%2Fb");
  expect(call?.url.searchParams.has("_t")).toBe(false);
  expect(call?.headers.authorization).toBe("Bearer access-1");
  expect(call?.body).toBe('{"name":"x"}');
});

test("calls of the checkout go to its host, all others to the API base", async () => {
  answer = (_, response) => json(200, { ok: true })(response);
  const call = things({ base: "http://127.0.0.1:9", checkoutBase: base });
  await call("POST /orders", { body: {}, host: "checkout" });
  expect(seen[0]?.url.pathname).toBe("/api/orders");
  await expect(call("POST /orders", { body: {} })).rejects.toMatchObject({ kind: "network" });
  await expect(call("GET /things")).rejects.toMatchObject({ kind: "network" });
});

test("204 is null", async () => {
  answer = (_, response) => response.writeHead(204).end();
  expect(await things()("DELETE /things/:id", { params: { id: "1" } })).toBeNull();
});

test("a timeout of 30 seconds is said as such", async () => {
  expect(TIMEOUT_MS).toBe(30_000);
  answer = () => {};
  const late = things({ timeoutMs: 50, language: "en" })("GET /things");
  await expect(late).rejects.toMatchObject({
    kind: "timeout",
    message: "Request timed out after 30 seconds.",
  });
});

test("an upload takes as long as it needs, a form without a file no longer than any call", async () => {
  const SIZE = 2_000_000;
  const read: number[] = [];
  // Takes little at a time, so that the body is under way for far longer than a call may take.
  const slow = createServer((request, response) => {
    let size = 0;
    const reading = setInterval(() => {
      size += request.read()?.length ?? 0;
    }, 20);
    request.on("end", () => {
      clearInterval(reading);
      read.push(size);
      json(200, { ok: true })(response);
    });
    request.on("close", () => clearInterval(reading));
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  const call = client({
    base: `http://127.0.0.1:${(slow.address() as AddressInfo).port}`,
    timeoutMs: 100,
  }).of<{ upload: typeof upload }>();
  const form = (value: string | Blob) => {
    const body = new FormData();
    body.append("value", value);
    return body;
  };
  try {
    await expect(call("POST /uploads", { body: form("x".repeat(SIZE)) })).rejects.toMatchObject({
      kind: "timeout",
    });
    expect(await call("POST /uploads", { body: form(new Blob(["x".repeat(SIZE)])) })).toEqual({ ok: true });
    expect(read.at(-1)).toBeGreaterThan(SIZE);
  } finally {
    slow.closeAllConnections();
    slow.close();
  }
});

test("a network failure is said in the page's language", async () => {
  const nobody = { base: "http://127.0.0.1:9" };
  await expect(things({ ...nobody, language: "en" })("GET /things")).rejects.toThrow(
    "Network error - check your internet connection or the API server might be down.",
  );
  await expect(things(nobody)("GET /things")).rejects.toThrow(/^Chyba sítě/);
});

test("an answer that is no JSON fails to parse", async () => {
  answer = (_, response) => response.writeHead(200).end("<!doctype html><p>Hello");
  await expect(things({ language: "en" })("GET /things")).rejects.toThrow("Failed to parse response.");
});

test("an error says the message field, else a short text, else its status", async () => {
  const refusal = (write: (response: ServerResponse) => void) => {
    answer = (_, response) => write(response);
    return things({ language: "en" })("GET /things").catch((error) => error);
  };
  const full = await refusal(
    json(422, { message: "No name", code: "INVALID", errors: [{ path: "name", message: "No name" }] }),
  );
  expect(full).toMatchObject({
    message: "No name",
    status: 422,
    code: "INVALID",
    errors: [{ path: "name" }],
  });
  expect((await refusal((r) => r.writeHead(502).end("Bad gateway"))).message).toBe("Bad gateway");
  expect((await refusal((r) => r.writeHead(500).end("x".repeat(100)))).message).toBe(
    "HTTP error! Status: 500",
  );
  expect((await refusal((r) => r.writeHead(503).end("<html>down</html>"))).message).toBe(
    "HTTP error! Status: 503",
  );
  expect((await refusal(json(500, { error: "x" }))).message).toBe("HTTP error! Status: 500");
});

/** A server whose access token `old` has expired and whose refresh token is `refresh-1`. */
function expired(refresh: (response: ServerResponse, body: string) => void): void {
  answer = (request, response, body) => {
    if (request.url?.startsWith("/api/auth/refresh")) return refresh(response, body);
    const good = request.headers.authorization === "Bearer new";
    json(good ? 200 : 401, good ? ["a"] : { message: "Invalid token" })(response);
  };
}

test("on 401 it refreshes once and sends again, also for calls that fail together", async () => {
  tokens.keep("old", "refresh-1");
  expired((response, body) => {
    expect(JSON.parse(body)).toEqual({ token: "refresh-1" });
    json(200, { token: "new", refreshToken: "refresh-2" })(response);
  });
  const call = things();
  expect(await Promise.all([call("GET /things"), call("GET /things"), call("GET /things")])).toEqual([
    ["a"],
    ["a"],
    ["a"],
  ]);
  expect(seen.filter(({ url }) => url.pathname === "/api/auth/refresh")).toHaveLength(1);
  expect([tokens.access(), tokens.refresh()]).toEqual(["new", "refresh-2"]);
});

test("a second 401 after the refresh is answered as it is: it retries once only", async () => {
  tokens.keep("old", "refresh-1");
  answer = (request, response) =>
    request.url?.startsWith("/api/auth/refresh")
      ? json(200, { token: "still-bad" })(response)
      : json(401, { message: "Invalid token: sign in" })(response);
  await expect(things()("GET /things")).rejects.toThrow("Invalid token: sign in");
  expect(seen.filter(({ url }) => url.pathname === "/api/things")).toHaveLength(2);
});

test("a refresh that fails ends the session here and says so", async () => {
  for (const refusal of [json(401, { message: "no" }), json(200, {})]) {
    tokens.keep("old", "refresh-1");
    expired(refusal);
    await expect(things({ language: "en" })("GET /things")).rejects.toThrow(
      "Unauthorized - token refresh failed.",
    );
    expect([tokens.access(), tokens.refresh()]).toEqual([null, null]);
  }
  expect(signedOut).toBe(2);
});

test("a call whose 401 is its answer refreshes nothing and keeps the session", async () => {
  tokens.keep("old", "refresh-1");
  answer = (_, response) => json(401, { message: "Wrong password" })(response);
  await expect(things()("GET /things", { refresh: false })).rejects.toThrow("Wrong password");
  expect(seen.map(({ url }) => url.pathname)).toEqual(["/api/things"]);
  expect([tokens.refresh(), signedOut]).toEqual(["refresh-1", 0]);
});

test("a 401 without a refresh token does not ask for one", async () => {
  expired(() => {});
  await expect(things({ language: "en" })("GET /things")).rejects.toMatchObject({
    kind: "unauthorized",
    status: 401,
  });
  expect(seen.every(({ url }) => url.pathname !== "/api/auth/refresh")).toBe(true);
});

test("a refresh that never got an answer keeps the session", async () => {
  tokens.keep("old", "refresh-1");
  expired((response) => response.destroy());
  await expect(things()("GET /things")).rejects.toMatchObject({ kind: "network" });
  expect(tokens.refresh()).toBe("refresh-1");
  expect(signedOut).toBe(0);
});

test("settings are retried three times on 429 and network errors only", async () => {
  answer = (_, response) => json(429, { message: "slow down" })(response);
  const busy = await things()("GET /things").catch((error) => error);
  const offline = await things({ base: "http://127.0.0.1:9" })("GET /things").catch((error) => error);
  answer = (_, response) => json(500, {})(response);
  const broken = await things()("GET /things").catch((error) => error);
  expect([0, 1, 2, 3].map((failures) => retryBusyOrOffline(failures, busy))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(retryBusyOrOffline(0, offline)).toBe(true);
  expect(retryBusyOrOffline(0, broken)).toBe(false);
});
