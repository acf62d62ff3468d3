import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDiskStorage } from "#kit/server/media/disk-storage.ts";
import type { MediaStorage } from "#kit/server/media/media-storage.ts";
import { createS3Storage } from "#kit/server/media/s3/s3-storage.ts";
import { startS3Server } from "./s3-server.ts";

/** A throw-away place for media of one kind. */
export interface TestStorage {
  storage: MediaStorage;
  /** Everything that lies there, unfinished uploads included. */
  everything: () => Promise<string[]>;
  close: () => Promise<void>;
}

async function onDisk(): Promise<TestStorage> {
  const folder = await mkdtemp(path.join(tmpdir(), "media-disk-"));
  return {
    storage: createDiskStorage(folder),
    async everything() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    close: () => rm(folder, { recursive: true }),
  };
}

async function inS3(): Promise<TestStorage> {
  const server = await startS3Server();
  return {
    storage: createS3Storage(server.settings),
    everything: async () => [...server.content.objects.keys(), ...server.content.uploads.keys()],
    close: server.stop,
  };
}

/** For `describe.each`: what is promised of media holds in each. */
export const STORAGES = [
  ["on disk", onDisk],
  ["in S3", inS3],
] as const;
