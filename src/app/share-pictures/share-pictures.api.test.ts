import sharp from "sharp";
import { expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { svgOf } from "./draw-share-picture.ts";

const server = await testServer();
const token = await server.signIn();
const get = (path: string, headers: Record<string, string> = {}) => server.app.inject({ url: path, headers });

async function product(slug: string, more: object = {}): Promise<void> {
  const translations = { en: { name: "Key ring" }, cs: { name: "Přívěsek na klíče" } };
  await server.call("POST /products", {
    token,
    body: { slug, price: 190, category: "merchandise", translations, ...more },
  });
}

test("a product without a picture is drawn in each language, 1200 by 630, and cached until it changes", async () => {
  await product("key-ring");
  const english = await get("/share/product/key-ring.en.jpg");
  expect([english.statusCode, english.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  const facts = await sharp(english.rawPayload).metadata();
  expect([facts.format, facts.width, facts.height]).toEqual(["jpeg", 1200, 630]);
  const czech = await get("/share/product/key-ring.cs.jpg");
  expect(czech.headers.etag).not.toBe(english.headers.etag);
  const again = await get("/share/product/key-ring.en.jpg", {
    "if-none-match": String(english.headers.etag),
  });
  expect(again.statusCode).toBe(304);
  await server.call("PUT /products/key-ring", { token, body: { price: 210 } });
  expect((await get("/share/product/key-ring.en.jpg")).headers.etag).not.toBe(english.headers.etag);
});

test("what visitors do not see has no picture, nor has what there is not", async () => {
  await product("secret", { is_active: false });
  // A path that no record can have is refused before anybody looks.
  for (const path of [
    "/share/product/secret.en.jpg",
    "/share/product/nothing.en.jpg",
    "/share/product/key-ring.de.jpg",
    "/share/orders/1.en.jpg",
    "/share/product/..%2F..%2Forders.en.jpg",
    `/share/product/${"x".repeat(500)}.en.jpg`,
  ])
    expect([400, 404], path).toContain((await get(path)).statusCode);
});

test("a long title becomes smaller and ends within the picture; no sign of it is markup", () => {
  const svg = svgOf({
    kicker: "Blog",
    team: "<Team>",
    facts: ["1 May 2027"],
    title: "A very long title of a post that nobody would print on a poster ".repeat(4),
  });
  expect(svg).not.toContain("<Team>");
  expect(svg.match(/<g fill="#f2f0ec"/g)).toHaveLength(3);
});
