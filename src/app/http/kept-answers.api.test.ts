import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";

/** Cached answers are sent before all other hooks run, so they must already have what those hooks add. */

const server = await testServer({ CORS_ORIGINS: "https://partner.example" });
const VISITOR = { "accept-language": "cs", "accept-encoding": "br" };

async function get(headers: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: "/api/settings", headers });
  // The first to ask gets quickly compressed bytes, later ones fewer.
  const { "x-request-id": id, date, "content-length": length, ...lines } = answer.headers;
  const isBrotli = lines["content-encoding"] === "br";
  const text = (isBrotli ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload).toString();
  return { status: answer.statusCode, text, id, lines };
}

test("the next visitor gets the same text and header lines, with a request id of their own", async () => {
  const first = await get(VISITOR);
  const again = await get(VISITOR);
  expect(again.lines).toEqual(first.lines);
  expect(again.lines).toMatchObject({ "content-encoding": "br", "x-content-type-options": "nosniff" });
  expect(again.text).toBe(first.text);
  expect(again.id).not.toBe(first.id);
});

test("whoever is owed another answer gets it", async () => {
  await get(VISITOR);
  const { lines, text } = await get(VISITOR);
  expect((await get({ ...VISITOR, "accept-language": "en" })).lines["content-language"]).toBe("en");
  expect((await get({ "accept-language": "cs" })).text).toMatch(/^\[/);
  expect((await get({ ...VISITOR, "if-none-match": String(lines.etag) })).status).toBe(304);
  const partner = await get({ ...VISITOR, origin: "https://partner.example" });
  expect(partner.lines["access-control-allow-origin"]).toBe("https://partner.example");
  const team = await get({ ...VISITOR, authorization: `Bearer ${await server.signIn()}` });
  expect(team.lines["cache-control"]).toBe("no-store");
  expect((await get({ ...VISITOR, authorization: "Bearer forged" })).status).toBe(401);
  expect((await get(VISITOR)).text).toBe(text);
});

test("a change is in the next answer, however often the old one was sent", async () => {
  const token = await server.signIn();
  const before = await get(VISITOR);
  await get(VISITOR);
  const translations = { en: { setting_value: "changed" }, cs: { setting_value: "změněno" } };
  const body = { setting_key: "kept_answers", setting_group: "general", translations };
  expect((await server.call("POST /settings", { token, body })).status).toBe(201);
  const after = await get(VISITOR);
  expect(after.text).not.toBe(before.text);
  expect((await get(VISITOR)).text).toBe(after.text);
});
