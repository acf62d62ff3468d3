import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { STORAGES, type TestStorage } from "#testing/storage/storages.ts";
import type { MediaStorage } from "./media-storage.ts";

describe.each(STORAGES)("%s", (_, openStorage) => {
  let place: TestStorage;
  let storage: MediaStorage;

  beforeEach(async () => {
    place = await openStorage();
    storage = place.storage;
  });

  afterEach(() => place.close());

  const names = async () => (await Array.fromAsync(storage.list())).map((file) => file.name).sort();

  async function content(name: string, range?: { start: number; end: number }): Promise<string | null> {
    const stream = await storage.read(name, range);
    return stream && (await buffer(stream)).toString();
  }

  test("what was written is read back whole, in part, measured and listed", async () => {
    await storage.ping();
    expect(await names()).toEqual([]);
    expect(await storage.write("a.jpg", Buffer.from("0123456789"))).toEqual({ bytes: 10 });
    await storage.write("renditions/a.jpg.320.webp", Buffer.from("small"));
    expect(await content("a.jpg")).toBe("0123456789");
    expect(await content("a.jpg", { start: 2, end: 4 })).toBe("234");
    const stat = await storage.stat("a.jpg");
    expect(stat).toMatchObject({ name: "a.jpg", bytes: 10, modifiedAt: expect.any(Date) });
    expect(await names()).toEqual(["a.jpg", "renditions/a.jpg.320.webp"]);
  });

  test("a missing file is null to read and measure, and fine to remove and to move", async () => {
    expect(await content("a.jpg")).toBeNull();
    expect(await storage.stat("a.jpg")).toBeNull();
    await storage.write("kept/a.jpg", Buffer.from("x"));
    expect(await storage.stat("kept")).toBeNull();
    await storage.move("a.jpg", "b.jpg");
    await storage.remove("kept/a.jpg");
    await storage.remove("kept/a.jpg");
    expect(await names()).toEqual([]);
  });

  test("a file gets another name, content and all", async () => {
    await storage.write("a.jpg", Buffer.from("picture"));
    await storage.move("a.jpg", "kept/a.jpg");
    expect([await names(), await content("kept/a.jpg")]).toEqual([["kept/a.jpg"], "picture"]);
    await storage.move("kept/a.jpg", "a.jpg");
    expect([await names(), await content("a.jpg")]).toEqual([["a.jpg"], "picture"]);
  });

  test("a source that fails midway leaves nothing", async () => {
    async function* failing() {
      yield Buffer.alloc(9_000_000, "half");
      throw new Error("connection lost");
    }
    await expect(storage.write("a.mp4", failing())).rejects.toThrow("connection lost");
    expect(await place.everything()).toEqual([]);
  });

  test("nobody sees a file before it is whole, and no sweep takes it away meanwhile", async () => {
    const half = Buffer.alloc(8_500_000, "h");
    async function* slow() {
      yield half;
      expect(await names()).toEqual([]);
      expect(await place.everything()).toHaveLength(1);
      expect(await storage.removeUnfinished(new Date(Date.now() + 1000))).toBe(0);
      yield half;
      yield Buffer.from("end");
    }
    expect(await storage.write("a.mp4", slow())).toEqual({ bytes: 17_000_003 });
    expect(await content("a.mp4", { start: 16_999_998, end: 17_000_002 })).toBe("hhend");
    expect((await buffer((await storage.read("a.mp4")) as NodeJS.ReadableStream)).length).toBe(17_000_003);
    expect(await place.everything()).toEqual(["a.mp4"]);
  });

  test("every file is listed, however many there are", async () => {
    const expected = Array.from({ length: 8 }, (_, index) => `${index}.jpg`);
    for (const name of expected) await storage.write(name, Buffer.from(name));
    expect(await names()).toEqual(expected);
  });

  test.each(["../a.jpg", "/etc/passwd", "a/../../b", "..", "", ".hidden", "a//b", "a\0b", "A.jpg"])(
    "%j is never a file's name",
    async (name) => {
      await expect(storage.write(name, Buffer.from("x"))).rejects.toThrow("Not a media file name");
      await expect(storage.read(name)).rejects.toThrow("Not a media file name");
      await expect(storage.remove(name)).rejects.toThrow("Not a media file name");
      await expect(storage.move("a.jpg", name)).rejects.toThrow("Not a media file name");
    },
  );
});
