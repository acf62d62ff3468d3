import { expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const token = await server.signIn();

const ID = "dQw4w9WgXcQ";
const frame = (film: string) =>
  server.app.inject(`/film-frame?film=${encodeURIComponent(film)}&title=A%22%3Cb%3E`);
const MP4 = Buffer.concat([Buffer.from("\0\0\0\x18ftypisom"), Buffer.alloc(400)]);
const upload = (content: Buffer) => {
  const body = new FormData();
  body.append("film", new File([new Uint8Array(content)], "ride.mp4", { type: "video/mp4" }));
  return server.call("POST /films", { token, body, language: "en" });
};

test("the player of a service stands in a frame of its own, and only there may a page of theirs be shown", async () => {
  const answer = await frame(`https://youtu.be/${ID}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`https://www.youtube-nocookie.com/embed/${ID}`);
  expect(answer.body).not.toContain('"<b>');
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain("frame-src https://www.youtube-nocookie.com;");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect((await frame("https://vimeo.com/76979871/abcdef1234")).body).toContain(
    "https://player.vimeo.com/video/76979871?autoplay=1&#38;dnt=1&#38;h=abcdef1234",
  );
});

test.each(["https://evil.example/embed/x", "/media/abcdefghijklmnop.mp4", "javascript:alert(1)", ""])(
  "no frame shows “%s”",
  async (film) => {
    expect((await frame(film)).statusCode).toBe(404);
  },
);

test("an uploaded film belongs to the record that is saved with it, and is served in parts", async () => {
  const stored = await upload(MP4);
  expect(stored.status).toBe(201);
  const { film } = stored.body;
  const made = await server.call("POST /products", {
    token,
    body: { slug: "ride", price: 10, film, translations: { en: { name: "Ride" }, cs: { name: "Jízda" } } },
  });
  expect(made.body.film).toBe(film);
  const part = await server.app.inject({ url: film, headers: { range: "bytes=0-9" } });
  expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes 0-9/${MP4.length}`]);
  await server.services.media.sweep();
  expect((await server.app.inject(film)).statusCode).toBe(200);
});

test("what is no film is refused, also as an address", async () => {
  expect((await upload(Buffer.from("<html>"))).status).toBeGreaterThanOrEqual(400);
  const body = {
    slug: "bad",
    price: 10,
    film: "https://example.com/film",
    translations: { en: { name: "A" }, cs: { name: "B" } },
  };
  const refused = await server.call("POST /products", { token, body, language: "cs" });
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, "film"]);
  const kept = { ...body, film: `https://www.youtube.com/watch?v=${ID}` };
  expect((await server.call("POST /products", { token, body: kept })).body.film).toBe(
    `https://youtu.be/${ID}`,
  );
});
