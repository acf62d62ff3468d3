import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
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

test("a full disk is a 503 that leaves nothing", async () => {
  async function* full() {
    yield Buffer.from("half");
    throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  }
  await expect(storage.write("a.mp4", full())).rejects.toMatchObject({ code: "STORAGE_FULL", status: 503 });
  expect(await onDisk()).toEqual([]);
});

test("uploads that a stopped process left are removed once they are old", async () => {
  await mkdir(folder);
  for (const name of [".old.jpg.aa.part", ".new.jpg.bb.part"])
    await writeFile(path.join(folder, name), "half");
  await utimes(path.join(folder, ".old.jpg.aa.part"), 1000, 1000);
  expect(await Array.fromAsync(storage.list())).toEqual([]);
  expect(await storage.removeUnfinished(new Date(2_000_000))).toBe(1);
  expect(await onDisk()).toEqual([".new.jpg.bb.part"]);
});
