import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { htmlNamedJpg, mp4Of, webmOf } from "#testing/content/sample-images.ts";
import { acceptFilm, MAX_FILM_BYTES } from "./accept-film.ts";

/** As a network would bring it: a few bytes at a time. */
const dripped = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 7) }, (_, n) => bytes.subarray(n * 7, n * 7 + 7)),
  );

test.each([
  ["mp4", mp4Of(5000)],
  ["webm", webmOf(5000)],
])("an %s is known by its first bytes and passes unchanged", async (extension, film) => {
  const accepted = await acceptFilm(dripped(film));
  expect(accepted.extension).toBe(extension);
  expect((await buffer(accepted.content)).equals(film)).toBe(true);
});

test.each([
  ["an empty file", "FILM_EMPTY", Buffer.alloc(0)],
  ["a web page", "FILM_TYPE", htmlNamedJpg().bytes],
  [
    "a heic photograph, whose form is like an mp4's",
    "FILM_TYPE",
    Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  ],
  [
    "a matroska film that is no webm",
    "FILM_TYPE",
    Buffer.from("\x1a\x45\xdf\xa3\x42\x82\x88matroska", "latin1"),
  ],
])("%s is refused", async (_, code, bytes) => {
  await expect(acceptFilm(dripped(bytes))).rejects.toMatchObject({ code });
});

test("a film beyond 200 MB is refused while it arrives", async () => {
  const part = Buffer.alloc(8 * 1024 * 1024);
  let sent = 0;
  async function* endless() {
    yield mp4Of(64);
    for (;;) {
      sent += part.length;
      yield part;
    }
  }
  const { content } = await acceptFilm(endless());
  const reading = (async () => {
    for await (const chunk of content) expect(chunk.length).toBeGreaterThan(0);
  })();
  await expect(reading).rejects.toMatchObject({ code: "FILM_TOO_LARGE", status: 413 });
  expect(sent).toBeLessThanOrEqual(MAX_FILM_BYTES + part.length);
});

test("a film that the multipart reader cut off is refused", async () => {
  const { content } = await acceptFilm(Object.assign(dripped(mp4Of(500)), { truncated: true }));
  await expect(buffer(content)).rejects.toMatchObject({ code: "FILM_TOO_LARGE" });
});
