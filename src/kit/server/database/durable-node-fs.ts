import fs from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The parts of Emscripten's file system for Node that are used here; PGlite does not type them. */
interface EmscriptenNodeFs {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  tryFSOperation<T>(operation: () => T): T;
}

/**
 * PGlite's files on disk, with the `fsync` that Emscripten leaves out.
 * Without it every commit lives in the kernel's memory only and a power cut loses it.
 */
export class DurableNodeFs extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const addFsync = (module: unknown) => {
      const nodeFs = (module as { NODEFS: EmscriptenNodeFs }).NODEFS;
      nodeFs.stream_ops.fsync = (stream) => {
        // tryFSOperation turns ENOSPC and EIO into the errno that PostgreSQL expects.
        nodeFs.tryFSOperation(() => fs.fsyncSync(stream.nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }
}

/**
 * Start parameters that make PostgreSQL call fsync at each commit, keep fewer files open than this process may, and
 * take buffers that fit a small site: what it has touched once it keeps, and by default that is 128 MB.
 * `wal_sync_method` must be `fsync`: fdatasync is an empty stub in this build.
 */
export const durableStartParams: string[] = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
  ...["-c", `max_files_per_process=${filesToKeepOpen(openFilesLimit())}`],
  ...["-c", "shared_buffers=16MB", "-c", "wal_buffers=1MB"],
  ...["-c", "maintenance_work_mem=16MB"],
];

/**
 * How many files the embedded database may keep open: a quarter of what the process may, between PostgreSQL's least
 * and its default. It finds out the limit by itself elsewhere, but not in this build: it would run into the limit,
 * and a file that is made there is left behind and in its own way at the next try ("File exists").
 */
function filesToKeepOpen(limit: number): number {
  return Math.min(1000, Math.max(64, Math.floor(limit / 4)));
}

/** The limit (`ulimit -n`) of this process; infinite where there is none. */
function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as unknown as {
    userLimits?: { open_files?: { soft: number | "unlimited" } };
  };
  return Number(userLimits?.open_files?.soft) || Number.POSITIVE_INFINITY;
}
