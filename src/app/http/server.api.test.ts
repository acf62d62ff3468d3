import { expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { implementations } from "../declared-site.ts";

/** What every call owes, whatever it is for. */

const server = await testServer({ CORS_ORIGINS: "https://partner.example" });
const { app, call } = server;

const send = (payload: string | Buffer, contentType: string, language = "cs") =>
  app.inject({
    method: "POST",
    url: "/api/orders",
    payload,
    headers: { "content-type": contentType, "accept-language": language },
  });

test("broken JSON is 400 in both languages, and nothing of the parser is shown", async () => {
  for (const [language, message] of [
    ["cs", "Tělo požadavku není platný JSON."],
    ["en", "The request body is not valid JSON."],
  ] as const) {
    const answer = await send('{"customer": ', "application/json", language);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, code: "BAD_JSON" });
    expect(answer.headers["content-language"]).toBe(language);
  }
});

test("a body that is no object is 400, one that is nested without end too", async () => {
  expect((await send("[1,2]", "application/json")).statusCode).toBe(400);
  expect((await send('"text"', "application/json")).statusCode).toBe(400);
  expect((await send(`${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`, "application/json")).statusCode).toBe(
    400,
  );
});

test("a type that is not accepted is 415, a body that is too large 413", async () => {
  expect((await send("<order/>", "application/xml")).json()).toMatchObject({ code: "WRONG_TYPE" });
  const large = await send(`{"x":"${"x".repeat(3_000_000)}"}`, "application/json");
  expect([large.statusCode, large.json().code]).toEqual([413, "TOO_LARGE"]);
});

test("an unknown call is 404 as JSON in both languages", async () => {
  expect((await call("GET /nothing", { language: "cs" })).body).toEqual({
    message: "Nenalezeno.",
    code: "NOT_FOUND",
  });
  expect((await call("DELETE /cars", { language: "en" })).body).toEqual({
    message: "Not found.",
    code: "NOT_FOUND",
  });
});

test.each([
  "/cars/%00",
  "/products/%00",
  "/events/1'%20or%20'1'='1",
  "/events/99999999999999999999",
  "/cars/..%2f..%2fetc",
])("GET %s is refused without a fault of ours", async (path) => {
  const { status, body } = await call(`GET ${path}`);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body.code).toMatch(/^[A-Z_]+$/);
});

test.each([
  ["/cars/%00", 404],
  ["/products/drift%00taxi", 404],
  ["/orders/admin/orders?q=a%00b", 400],
])("GET %s, which no database can look for, is %i", async (path, expected) => {
  const { status } = await call(`GET ${path}`, { token: await server.signIn() });
  expect(status).toBe(expected);
});

test("a prototype can't be reached through a body", async () => {
  const token = await server.signIn();
  const payload = '{"email":"a@example.cz","password":"x","__proto__":{"role":"owner"}}';
  await app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload,
    headers: { "content-type": "application/json" },
  });
  expect(({} as Record<string, unknown>).role).toBeUndefined();
  expect((await call("GET /auth/me", { token })).body.role).toBe("admin");
});

test("only the named foreign origins may call with credentials", async () => {
  const asked = (origin: string) => app.inject({ url: "/api/cars", headers: { origin } });
  expect((await asked("https://partner.example")).headers["access-control-allow-origin"]).toBe(
    "https://partner.example",
  );
  expect((await asked("https://evil.example")).headers["access-control-allow-origin"]).toBeUndefined();
});

test("the cache buster is no part of what is asked", async () => {
  const first = await call("GET /cars?_t=1");
  const second = await call("GET /cars?_t=2");
  expect(second.headers.etag).toBe(first.headers.etag);
  const again = await app.inject({
    url: "/api/cars?_t=3",
    headers: { "if-none-match": first.headers.etag as string },
  });
  expect(again.statusCode).toBe(304);
});

test("the OpenAPI document names every call of every contract", async () => {
  const { paths } = (await app.inject({ url: "/api/openapi.json" })).json();
  for (const { endpoints } of implementations) {
    for (const { method, path, access } of Object.values(endpoints)) {
      const named = paths[`/api${path.replace(/:(\w+)/g, "{$1}")}`]?.[method.toLowerCase()];
      expect(named?.summary, `${method} ${path}`).toBeTruthy();
      expect(Boolean(named.security), `${method} ${path}`).toBe(access === "admin");
    }
  }
});

test("health and readiness answer", async () => {
  expect((await app.inject({ url: "/healthz" })).statusCode).toBe(200);
  expect((await app.inject({ url: "/readyz" })).statusCode).toBe(200);
});
