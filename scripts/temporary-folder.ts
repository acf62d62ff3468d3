import { statfsSync } from "node:fs";
import { freemem } from "node:os";
import process from "node:process";

const MEMORY = "/dev/shm";
const ENOUGH_BYTES = 6 * 1024 ** 3;

/**
 * Databases and sites of tests are files, and each of their commits waits for the disk. Where memory has room for them
 * they lie there, in this process and in those that it starts. A TMPDIR that is set stays. `kill -9` takes no more from
 * memory than from a disk; what a full disk does is tested on disks of its own (`src/testing/storage/small-disk.ts`).
 */
export function keepTestFilesInMemory(folder = MEMORY, free = freemem()): void {
  if (!process.env.TMPDIR && free > ENOUGH_BYTES && freeBytes(folder) > ENOUGH_BYTES)
    process.env.TMPDIR = folder;
}

/** 0 where there is no such folder, as on other systems. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
