import { execFile, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface SmallDisk {
  /** Its folder for a process that is started with `within`, and the same folder for all others. */
  inside: string;
  outside: string;
  /** What a command must begin with to have the disk. */
  within: string[];
  /** Takes all the room that is left. */
  fill: () => Promise<void>;
  /** Gives it back. */
  empty: () => Promise<void>;
  /** Makes it one that nobody can write to, or a writable one again. */
  readOnly: (is: boolean) => Promise<void>;
  stop: () => Promise<void>;
}

const OWN_MOUNTS = ["--map-root-user", "--mount"];

/** Whether this machine lets its users have mounts of their own (Linux; many containers do not). */
export function canHaveSmallDisk(): boolean {
  return spawnSync("unshare", [...OWN_MOUNTS, "mount", "-t", "tmpfs", "tmpfs", tmpdir()]).status === 0;
}

/** A real file system of so many MB in memory, mounted for one process and those that enter its mounts. */
export async function startSmallDisk(megabytes: number): Promise<SmallDisk> {
  const place = await mkdtemp(join(tmpdir(), "paddock-small-disk-"));
  const script = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo ready && exec cat`;
  const holder = spawn("unshare", [...OWN_MOUNTS, "sh", "-c", script, place], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  await Promise.race([
    once(holder.stdout, "data"),
    once(holder, "exit").then(([code]) => Promise.reject(new Error(`unshare ended with ${code}`))),
  ]);
  const outside = `/proc/${holder.pid}/root${place}`;
  const filler = join(outside, "filler");
  const entering = ["--preserve-credentials", "--user", "--mount", `--wd=${process.cwd()}`];
  const within = ["nsenter", `--target=${holder.pid}`, ...entering];
  return {
    inside: place,
    outside,
    within,
    async fill() {
      for (let left = 1; left > 0; ) {
        const { bavail, bsize } = await statfs(outside);
        left = bavail * bsize;
        await appendFile(filler, Buffer.alloc(Math.min(left, 4_000_000))).catch(() => {});
      }
    },
    empty: () => rm(filler, { force: true }),
    async readOnly(is) {
      const [enter = "", ...options] = within;
      const remount = ["mount", "-o", `remount,${is ? "ro" : "rw"}`, place];
      await promisify(execFile)(enter, [...options, ...remount]);
    },
    async stop() {
      const ended = once(holder, "exit");
      holder.stdin.end();
      await ended;
      await rm(place, { recursive: true, force: true });
    },
  };
}
