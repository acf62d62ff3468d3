import { readdir, readFile } from "node:fs/promises";

/** What a process and all that it started take, as the kernel counts it; Linux only. */
export interface Taken {
  /** Resident memory, megabytes. */
  residentMb: number;
  /** Processor time since each began, seconds. */
  seconds: number;
  processes: number;
}

/** Ticks of a second in /proc; the same on every Linux that Node runs on. */
const TICKS = 100;

export async function takenBy(pid: number): Promise<Taken> {
  const all = (await Promise.all((await readdir("/proc")).filter(isNumber).map(statOf))).filter(
    (each) => each !== undefined,
  );
  const tree = new Set([pid]);
  for (let size = 0; size < tree.size; ) {
    size = tree.size;
    for (const each of all) if (tree.has(each.parent)) tree.add(each.pid);
  }
  const members = all.filter((each) => tree.has(each.pid));
  return {
    residentMb: members.reduce((sum, { residentKb }) => sum + residentKb, 0) / 1024,
    seconds: members.reduce((sum, { ticks }) => sum + ticks, 0) / TICKS,
    processes: members.length,
  };
}

/** Its highest resident memory, read four times a second until `stop`. */
export function watchPeak(pid: number) {
  let peakMb = 0;
  const timer = setInterval(() => {
    takenBy(pid).then(({ residentMb }) => {
      peakMb = Math.max(peakMb, residentMb);
    });
  }, 250);
  return {
    peakMb: () => peakMb,
    stop: () => clearInterval(timer),
  };
}

async function statOf(name: string) {
  try {
    const [stat, status] = await Promise.all([
      readFile(`/proc/${name}/stat`, "utf8"),
      readFile(`/proc/${name}/status`, "utf8"),
    ]);
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return {
      pid: Number(name),
      parent: Number(fields[1]),
      // Its own, and that of its children that have ended.
      ticks: [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0),
      residentKb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0),
    };
  } catch {
    return undefined;
  }
}

function isNumber(name: string): boolean {
  return /^\d+$/.test(name);
}
