import { expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";

const { app } = await testServer();
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { "accept-encoding": "br, gzip", ...headers } });

test.each(["/api/docs/", "/api/docs/js/scalar.js", "/api/openapi.json"])(
  "%s is a file: compressed, kept by browsers, and not sent again to who has it",
  async (url) => {
    const first = await get(url);
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({ "content-encoding": "br", vary: expect.stringMatching(/Accept-Encoding/i) });
    expect(first.headers["cache-control"]).toMatch(/^public, (?:max-age=\d{5,}|no-cache)$/);
    const again = await get(url, { "if-none-match": String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const plain = await get(url, { "accept-encoding": "identity" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.rawPayload.length).toBeGreaterThan(first.rawPayload.length);
  },
);

test("it costs the processor no more than any small file once it was made", async () => {
  const cpuOf = async (url: string) => {
    const before = process.cpuUsage();
    for (let times = 0; times < 20; times++) await get(url);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  await get("/api/docs/js/scalar.js");
  expect(await cpuOf("/api/docs/js/scalar.js")).toBeLessThan(20 * (await cpuOf("/healthz")) + 700_000);
});

test("the document names calls, and what each takes", async () => {
  const { paths } = (await get("/api/openapi.json", { "accept-encoding": "identity" })).json();
  expect(Object.keys(paths).filter((path) => path.includes("*"))).toEqual([]);
  for (const path of ["/api/pictures", "/api/pictures/{id}/replacement"])
    expect(paths[path].post.requestBody.content["multipart/form-data"].schema.properties).toHaveProperty("image");
});
