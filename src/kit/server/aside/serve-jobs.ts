import { writeFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import process from "node:process";

/** To a helper. */
export interface HelperJob {
  id: number;
  job: unknown;
}

/** From a helper. It is silent about a job that it died of. */
export interface HelperAnswer {
  id: number;
  answer?: unknown;
  error?: { message: string; code: string | undefined };
  /** What the helper takes now. */
  memoryBytes: number;
}

/** The helper's side of `helper.ts`: does each job that it is sent. */
export function serveJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  // Where the machine's memory ends, this process ends before the site does.
  try {
    if (process.argv.includes("behind")) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    writeFileSync("/proc/self/oom_score_adj", "1000");
  } catch {
    // Another system than Linux, or one that forbids it: the limits hold all the same.
  }
  // A stop is meant for the site, which waits for what is under way; this process ends with it.
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
  process.on("disconnect", die);
  process.on("message", async ({ id, job }: HelperJob) => {
    const done = await work(job as Job).then((answer) => ({ answer }), failure);
    const message: HelperAnswer = { id, ...done, memoryBytes: residentBytes() };
    process.send?.(message);
  });
}

/** Not `exit`, which would wait for the work. */
export function die(): void {
  process.kill(process.pid, "SIGKILL");
}

/** Read from a file: where none can be opened, what it last was is better than an end. */
let lastResident = 0;
export function residentBytes(): number {
  try {
    lastResident = process.memoryUsage.rss();
  } catch {}
  return lastResident;
}

function failure(error: unknown) {
  const { message, code } = error as NodeJS.ErrnoException;
  return { error: { message: message ?? String(error), code } };
}
