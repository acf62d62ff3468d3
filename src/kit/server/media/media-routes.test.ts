import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import Fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { gifAnimated, mp4Of, photoOf, webpOf } from "#testing/content/sample-images.ts";
import { STORAGES, type TestStorage } from "#testing/storage/storages.ts";
import { registerMedia } from "./media-routes.ts";
import type { MediaStorage } from "./media-storage.ts";
import type { MediaStore } from "./media-store.ts";
import type { PictureOrigin } from "./media-unit.ts";

const JPG = "abcdefgh234567zz-1000x600-e84818.jpg";
const WEBP = "abcdefgh234567zz-900x600-e84818.webp";
const GIF = "abcdefgh234567zz-40x30-e84818.gif";
const MP4 = "abcdefgh234567zz.mp4";
const BROWSER = "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8";

describe.each(STORAGES)("%s", (_, openStorage) => {
  let place: TestStorage;
  let storage: MediaStorage;
  let app: FastifyInstance;
  let picture: Buffer;
  const film = Buffer.concat([mp4Of(100), Buffer.from("0123456789")]);

  beforeEach(async () => {
    place = await openStorage();
    storage = place.storage;
    picture = await photoOf(1000, 600).jpeg().toBuffer();
    await storage.write(JPG, picture);
    await storage.write(MP4, film);
    app = Fastify();
    registerMedia(app, { storage });
  });

  afterEach(async () => {
    await app.close();
    await place.close();
  });

  type Headers = Record<string, string>;
  const get = (url: string, headers: Headers = {}) => app.inject({ url, headers });
  const head = (url: string, headers: Headers = {}) => app.inject({ method: "HEAD", url, headers });
  const renditionsKept = async () =>
    (await Array.fromAsync(storage.list()))
      .map(({ name }) => name)
      .filter((name) => name.startsWith("renditions/"));

  /** A server that is told of new pictures. */
  function serverThatHears() {
    const { promise, resolve } = Promise.withResolvers<Parameters<MediaStore["onNewPicture"]>[0]>();
    const other = Fastify();
    const prepareAfterMs = { upload: 0, "first start": 0 };
    registerMedia(other, { storage, media: { onNewPicture: resolve }, prepareAfterMs });
    return { other, announce: async (name: string, from: PictureOrigin) => (await promise)(name, from) };
  }

  /** The answer that stays: until then WebP may stand in for an AVIF. */
  async function getSettled(url: string, accept: string) {
    const isSettled = async () =>
      (await get(url, { accept })).headers["cache-control"]?.includes("immutable");
    await expect.poll(isSettled).toBe(true);
    return get(url, { accept });
  }

  test("an original is served whole, for ever cacheable, and can never act as a page", async () => {
    const answer = await get(`/media/${JPG}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(picture)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-length": String(picture.length),
      "cache-control": "public, max-age=31536000, immutable",
      etag: `"${JPG}"`,
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  test("a known ETag answers 304 without a body, originals and renditions alike", async () => {
    for (const url of [`/media/${JPG}`, `/media/${MP4}`, `/media/${JPG}?w=320`]) {
      const { etag } = (await get(url)).headers;
      const again = await get(url, { "if-none-match": `"other", W/${etag}` });
      expect([again.statusCode, again.rawPayload.length, again.headers.etag]).toEqual([304, 0, etag]);
      expect((await get(url, { "if-none-match": '"other"' })).statusCode).toBe(200);
    }
  });

  test("HEAD answers the headers of GET without a body", async () => {
    for (const url of [`/media/${JPG}`, `/media/${MP4}`, `/media/${JPG}?w=320`]) {
      const whole = await get(url);
      const answer = await head(url);
      expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
      for (const name of ["content-type", "content-length", "etag", "cache-control"])
        expect(answer.headers[name]).toBe(whole.headers[name]);
    }
  });

  test.each([
    ["AVIF for a browser that names it", BROWSER, "image/avif"],
    ["WebP where AVIF is not named", "image/webp,*/*", "image/webp"],
    ["WebP where AVIF is refused", "image/avif;q=0,image/webp", "image/webp"],
    ["WebP where it is preferred", "image/avif;q=0.5,image/webp;q=0.9", "image/webp"],
    ["WebP for a client that takes anything", "*/*", "image/webp"],
    ["the original where neither is welcome", "image/jpeg", "image/jpeg"],
    [
      "the original where AVIF is, without the WebP that stands in for it",
      "image/avif,image/jpeg",
      "image/jpeg",
    ],
  ])("a rendition is %s", async (_, accept, type) => {
    const answer = await getSettled(`/media/${JPG}?w=320`, accept);
    expect([answer.statusCode, answer.headers["content-type"], answer.headers.vary]).toEqual([
      200,
      type,
      "Accept, Origin",
    ]);
    const { width, format } = await sharp(answer.rawPayload).metadata();
    expect(width).toBe(type === "image/jpeg" ? 1000 : 320);
    expect(format).toBe({ "image/avif": "heif", "image/webp": "webp", "image/jpeg": "jpeg" }[type]);
  });

  test("a rendition is never wider than the original", async () => {
    const { width } = await sharp((await get(`/media/${JPG}?w=1920`)).rawPayload).metadata();
    expect(width).toBe(1000);
  });

  test("a rendition is made once, also for many who ask at the same time, and then kept", async () => {
    const written: string[] = [];
    const counted = Fastify();
    const write: MediaStorage["write"] = (name, content) => {
      written.push(name);
      return storage.write(name, content);
    };
    registerMedia(counted, { storage: { ...storage, write } });
    const ask = () => counted.inject({ url: `/media/${JPG}?w=640`, headers: { accept: BROWSER } });
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    const names = [`renditions/${JPG}.640.webp`, `renditions/${JPG}.640.avif`];
    await expect.poll(renditionsKept).toEqual(names.toSorted());
    const later = [await ask(), await ask()];
    await counted.close();
    expect(written).toEqual(names);
    for (const same of [answers, later])
      for (const answer of same)
        expect(answer.rawPayload.equals(same[0]?.rawPayload ?? Buffer.of())).toBe(true);
  });

  test("nobody waits for an AVIF: until it is made WebP comes, which no cache keeps for long", async () => {
    const url = `/media/${JPG}?w=960`;
    const first = await get(url, { accept: BROWSER });
    expect(first.headers["content-type"]).toBe("image/webp");
    expect(first.headers["cache-control"]).toBe("public, max-age=3600, s-maxage=60");
    const last = await getSettled(url, BROWSER);
    expect(last.headers["content-type"]).toBe("image/avif");
    expect(last.rawPayload.length).toBeLessThan(first.rawPayload.length);
    // Who has the WebP of before is sent the AVIF, not told that nothing has changed.
    const again = await get(url, { accept: BROWSER, "if-none-match": String(first.headers.etag) });
    expect([again.statusCode, again.headers["content-type"]]).toEqual([200, "image/avif"]);
  });

  test("the renditions of an upload are made ahead, up to its own width (17.4)", async () => {
    const { other, announce } = serverThatHears();
    const name = "abcdefgh234567zz-480x288-e84818.jpg";
    await storage.write(name, await photoOf(480, 288).jpeg().toBuffer());
    await announce(name, "upload");
    const made = async () => (await renditionsKept()).filter((kept) => kept.includes("480x288")).sort();
    await expect
      .poll(made)
      .toEqual([
        `renditions/${name}.320.avif`,
        `renditions/${name}.320.webp`,
        `renditions/${name}.480.avif`,
        `renditions/${name}.480.webp`,
      ]);
    await other.close();
  });

  test("of the demo team's pictures WebP is made ahead, AVIF at the first wish", async () => {
    const { other, announce } = serverThatHears();
    const name = "abcdefgh234567zz-640x384-e84818.webp";
    await storage.write(name, await webpOf(640, 384));
    await announce(name, "first start");
    await expect
      .poll(async () => (await renditionsKept()).sort())
      .toEqual([320, 480, 640].map((width) => `renditions/${name}.${width}.webp`));
    await other.close();
  });

  test("an uploaded WebP becomes AVIF too, and what is transparent stays so", async () => {
    const round = Buffer.from('<svg width="900" height="600"><circle cx="450" cy="300" r="280"/></svg>');
    const cut = photoOf(900, 600)
      .ensureAlpha()
      .composite([{ input: round, blend: "dest-in" }]);
    await storage.write(WEBP, await cut.webp().toBuffer());
    const answer = await getSettled(`/media/${WEBP}?w=480`, BROWSER);
    expect(answer.headers["content-type"]).toBe("image/avif");
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
    expect([info.width, info.channels, alpha(2, 2), alpha(240, 160)]).toEqual([480, 4, 0, 255]);
  });

  test("a picture that would be larger as AVIF stays WebP, and is not made again", async () => {
    await storage.write(WEBP, await webpOf(900, 600));
    const answer = await getSettled(`/media/${WEBP}?w=320`, BROWSER);
    expect(answer.headers["content-type"]).toBe("image/webp");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "webp", width: 320 });
    expect(await renditionsKept()).toEqual([`renditions/${WEBP}.320.avif`, `renditions/${WEBP}.320.webp`]);
  });

  test("an animation moves in its renditions too", async () => {
    const gif = await gifAnimated(400, 300);
    await storage.write(GIF, gif);
    await storage.write(WEBP, await sharp(gif, { animated: true }).webp().toBuffer());
    for (const name of [GIF, WEBP]) {
      const answer = await getSettled(`/media/${name}?w=320`, BROWSER);
      expect(answer.headers["content-type"]).toBe("image/webp");
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ pages: 3, width: 320 });
    }
  });

  test.each(["", "0", "100", "641", "640px", "-320", "1e3", "0320", "640&w=320"])(
    "w=%s is 400",
    async (width) => {
      const answer = await get(`/media/${JPG}?w=${width}`);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "MEDIA_WIDTH"]);
      expect(await renditionsKept()).toEqual([]);
    },
  );

  test("a rendition that cannot be kept because the disk is full is served all the same", async () => {
    const full = Fastify();
    const write = async () => {
      throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
    };
    registerMedia(full, { storage: { ...storage, write } });
    const answer = await full.inject({ url: `/media/${JPG}?w=320` });
    await full.close();
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await renditionsKept()).toEqual([]);
  });

  test.each([
    ["bytes=100-104", "01234", "bytes 100-104/110"],
    ["bytes=105-", "56789", "bytes 105-109/110"],
    ["bytes=-3", "789", "bytes 107-109/110"],
    ["bytes=108-9999", "89", "bytes 108-109/110"],
  ])("a film's %s is a 206 with that part", async (range, part, contentRange) => {
    const answer = await get(`/media/${MP4}`, { range });
    expect([answer.statusCode, answer.payload, answer.headers["content-range"]]).toEqual([
      206,
      part,
      contentRange,
    ]);
    expect(answer.headers["content-length"]).toBe(String(part.length));
  });

  test.each(["bytes=110-", "bytes=500-600", "bytes=-0"])(
    "a film has nothing at %s: 416 with its size",
    async (range) => {
      const answer = await get(`/media/${MP4}`, { range });
      expect([answer.statusCode, answer.headers["content-range"], answer.json().code]).toEqual([
        416,
        "bytes */110",
        "MEDIA_RANGE",
      ]);
      expect(answer.headers["cache-control"] ?? "").not.toContain("immutable");
    },
  );

  test.each(["bytes=5-2", "bytes=a-b", "lines=1-2", "bytes=0-1,4-5", "bytes=-"])(
    "a film's range %j is not understood: whole film",
    async (range) => {
      const answer = await get(`/media/${MP4}`, { range });
      expect([answer.statusCode, answer.rawPayload.equals(film), answer.headers["accept-ranges"]]).toEqual([
        200,
        true,
        "bytes",
      ]);
    },
  );

  test("If-Range gives the part of the same film, the whole of another", async () => {
    const range = "bytes=100-104";
    expect((await get(`/media/${MP4}`, { range, "if-range": `"${MP4}"` })).statusCode).toBe(206);
    expect((await get(`/media/${MP4}`, { range, "if-range": '"older"' })).statusCode).toBe(200);
  });

  test.each([
    `/media/${JPG.replace("abcd", "zzzz")}`,
    `/media/${JPG.replace("abcd", "zzzz")}?w=320`,
    "/media/",
    "/media/..%2f..%2fetc%2fpasswd",
    "/media/%2e%2e/package.json",
    "/media/../package.json",
    "/media/%2fetc%2fpasswd",
    `/media/renditions/${JPG}.320.webp`,
    `/media/renditions%2f${JPG}.320.webp`,
    `/media/x/../${JPG}`,
    `/media/${JPG}%00.html`,
    `/media/${JPG}%0a`,
    `/media/.${JPG}.part`,
  ])("%s is a 404 in JSON", async (url) => {
    await get(`/media/${JPG}?w=320`);
    const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
    const answer = await rawGet(Number(port), url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.headers["cache-control"] ?? "").not.toContain("immutable");
  });
});

/** Sends the path as it stands: `fetch` and `inject` would resolve its dots first. */
async function rawGet(port: number, url: string): Promise<IncomingMessage> {
  const asked = request({ host: "127.0.0.1", port, path: url, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  answer.resume();
  await once(answer, "end");
  return answer;
}
