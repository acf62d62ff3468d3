import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startS3Server, type TestS3Server } from "#testing/storage/s3-server.ts";
import { createS3Storage } from "./s3-storage.ts";

let server: TestS3Server;

beforeEach(async () => {
  server = await startS3Server();
});

afterEach(() => server.stop().catch(() => {}));

const LIMITS = { call: 25_000, tryWithoutBody: 8_000, firstPause: 5 };
const storage = () => createS3Storage(server.settings, LIMITS);
const large = () => Buffer.alloc(20_000_000, "film");
async function* chunksOf(film: Buffer) {
  for (let at = 0; at < film.length; at += 300_001) yield film.subarray(at, at + 300_001);
}

test("faults of the store that pass are got over, in every step of an upload", async () => {
  const film = large();
  // Begin, three parts, complete: each is refused once, in another way.
  const errors: [number, string][] = [
    [503, "SlowDown"],
    [500, "InternalError"],
    [429, "TooManyRequests"],
  ];
  async function* faulty() {
    for await (const chunk of chunksOf(film)) {
      const fault = errors.shift();
      if (fault) server.failNext(fault);
      yield chunk;
    }
    server.failNext([502, "BadGateway"]);
  }
  expect(await storage().write("a.mp4", faulty())).toEqual({ bytes: film.length });
  const stored = await storage().read("a.mp4");
  expect(stored && (await buffer(stored)).equals(film)).toBe(true);
  expect(server.content.uploads.size).toBe(0);
});

test("a store that is away is a 503 that says so, and is found again when it is back", async () => {
  await storage().write("a.jpg", Buffer.from("x"));
  await server.stop();
  const away = { code: "STORAGE_AWAY", status: 503 };
  await expect(storage().write("b.jpg", Buffer.from("x"))).rejects.toMatchObject(away);
  await expect(storage().read("a.jpg")).rejects.toMatchObject(away);
  await expect(storage().ping()).rejects.toMatchObject(away);
  await server.start();
  expect((await storage().stat("a.jpg"))?.bytes).toBe(1);
});

test("a store that does not answer is given up in time, and asked again", async () => {
  const impatient = createS3Storage(server.settings, { ...LIMITS, tryWithoutBody: 100 });
  await impatient.write("a.jpg", Buffer.from("x"));
  server.failNext([0, ""]);
  expect((await impatient.stat("a.jpg"))?.bytes).toBe(1);
  server.failNext(...Array.from({ length: 4 }, (): [number, string] => [0, ""]));
  await expect(impatient.stat("a.jpg")).rejects.toMatchObject({
    code: "STORAGE_AWAY",
    cause: { message: expect.stringContaining("no answer within") },
  });
});

test("a store without room is a 503 of its own, at once, and leaves no unfinished upload", async () => {
  async function* film() {
    yield* chunksOf(large());
    server.failNext([507, "XMinioStorageFull"]);
  }
  const before = server.calls();
  await expect(storage().write("a.mp4", film())).rejects.toMatchObject({ code: "STORAGE_FULL", status: 503 });
  // Begin, two parts, the refused one, taking back: nothing was tried twice.
  expect(server.calls() - before).toBe(5);
  expect([server.content.objects.size, server.content.uploads.size]).toEqual([0, 0]);
});

test("wrong keys and a missing bucket are told by the store's own name for them, without the keys", async () => {
  const wrong = createS3Storage({ ...server.settings, secretAccessKey: "wrong-secret" });
  const refused = await wrong.ping().catch((error: Error) => error);
  expect(refused).toMatchObject({ status: 503, cause: { code: "SignatureDoesNotMatch" } });
  expect(String((refused as Error).cause)).not.toContain("wrong-secret");
  const nowhere = createS3Storage({ ...server.settings, bucket: "nowhere" });
  await expect(nowhere.read("a.jpg")).rejects.toMatchObject({ cause: { code: "NoSuchBucket" } });
});

test("uploads that a stopped process left are taken back once they are old", async () => {
  const begun = (minutesAgo: number) => ({
    key: "a.mp4",
    initiated: new Date(Date.now() - minutesAgo * 60_000),
    parts: new Map(),
  });
  for (const age of [90, 80, 70, 65, 10]) server.content.uploads.set(`upload-${age}`, begun(age));
  expect(await storage().removeUnfinished(new Date(Date.now() - 3_600_000))).toBe(4);
  expect([...server.content.uploads.keys()]).toEqual(["upload-10"]);
});
