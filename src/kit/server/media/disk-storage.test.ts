import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDiskStorage } from "./disk-storage.ts";
import type { MediaStorage } from "./media-storage.ts";

let folder: string;
let storage: MediaStorage;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), "media-disk-")), "media");
  storage = createDiskStorage(folder);
});

afterEach(() => rm(path.dirname(folder), { recursive: true }));

const onDisk = () => readdir(folder, { recursive: true });
const names = async () => (await Array.fromAsync(storage.list())).map((file) => file.name).sort();

async function content(name: string, range?: { start: number; end: number }): Promise<string | null> {
  const stream = await storage.read(name, range);
  return stream && (await buffer(stream)).toString();
}

test("what was written is read back whole, in part, measured and listed", async () => {
  expect(await names()).toEqual([]);
  expect(await storage.write("a.jpg", Buffer.from("0123456789"))).toEqual({ bytes: 10 });
  await storage.write("renditions/a.jpg.320.webp", Buffer.from("small"));
  expect(await content("a.jpg")).toBe("0123456789");
  expect(await content("a.jpg", { start: 2, end: 4 })).toBe("234");
  expect(await storage.stat("a.jpg")).toMatchObject({
    name: "a.jpg",
    bytes: 10,
    modifiedAt: expect.any(Date),
  });
  expect(await names()).toEqual(["a.jpg", "renditions/a.jpg.320.webp"]);
});

test("a missing file is null to read and measure, and fine to remove", async () => {
  expect(await content("a.jpg")).toBeNull();
  expect(await storage.stat("a.jpg")).toBeNull();
  await storage.write("a.jpg", Buffer.from("x"));
  expect(await storage.stat("renditions")).toBeNull();
  await storage.remove("a.jpg");
  await storage.remove("a.jpg");
  expect(await names()).toEqual([]);
});

test("a source that fails midway leaves nothing", async () => {
  async function* failing() {
    yield Buffer.from("half");
    throw new Error("connection lost");
  }
  await expect(storage.write("a.mp4", failing())).rejects.toThrow("connection lost");
  expect(await onDisk()).toEqual([]);
});

test("a full disk is a 503 that leaves nothing", async () => {
  async function* full() {
    yield Buffer.from("half");
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  }
  await expect(storage.write("a.mp4", full())).rejects.toMatchObject({ code: "STORAGE_FULL", status: 503 });
  expect(await onDisk()).toEqual([]);
});

test("nobody sees a file before it is whole", async () => {
  async function* slow() {
    yield Buffer.from("half");
    expect(await names()).toEqual([]);
    expect(await onDisk()).toHaveLength(1);
    expect(await storage.removeUnfinished(new Date(Date.now() + 1000))).toBe(0);
    yield Buffer.from("whole");
  }
  await storage.write("a.mp4", slow());
  expect(await content("a.mp4")).toBe("halfwhole");
  expect(await onDisk()).toEqual(["a.mp4"]);
});

test("uploads that a stopped process left are removed once they are old", async () => {
  await mkdir(folder);
  for (const name of [".old.jpg.aa.part", ".new.jpg.bb.part"])
    await writeFile(path.join(folder, name), "half");
  await utimes(path.join(folder, ".old.jpg.aa.part"), 1000, 1000);
  expect(await names()).toEqual([]);
  expect(await storage.removeUnfinished(new Date(2_000_000))).toBe(1);
  expect(await onDisk()).toEqual([".new.jpg.bb.part"]);
});

test.each(["../a.jpg", "/etc/passwd", "a/../../b", "..", "", ".hidden", "a//b", "a\0b", "A.jpg"])(
  "%j is never a file's name",
  async (name) => {
    await expect(storage.write(name, Buffer.from("x"))).rejects.toThrow("Not a media file name");
    await expect(storage.read(name)).rejects.toThrow("Not a media file name");
    await expect(storage.remove(name)).rejects.toThrow("Not a media file name");
  },
);
