import { type ChildProcess, fork } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { HelperAnswer, HelperJob } from "./serve-jobs.ts";

/** A process costs memory, so it goes when nothing was asked of it during this time. */
const IDLE_MS = 10_000;
/** Memory that a large picture has left behind would count against the next one. */
const FRESH_BYTES = 200 * 1024 * 1024;
/** A process that neither answers nor spends its time: for what nobody thought of. */
const PATIENCE_MS = 5 * 60_000;

/** All that a helper may know of this machine: no address of a database, no secret. */
const ENVIRONMENT =
  /^(?:PATH|HOME|LANG|LC_ALL|TMPDIR|XDG_CACHE_HOME|FONTCONFIG_PATH|NODE_COMPILE_CACHE|MALLOC_\w+)$/;

/** No answer came: no process can be started (it is worth another try), or it ended by this signal or code. */
export class HelperError extends Error {
  override name = "HelperError";
  readonly statusCode = 503;
  readonly endedBy: NodeJS.Signals | number | null;

  constructor(message: string, endedBy: NodeJS.Signals | number | null, options?: ErrorOptions) {
    super(message, options);
    this.endedBy = endedBy;
  }
}

/** A process that does jobs, several at once where it is asked to. It ends by itself when it has been idle. */
export interface Helper<Job, Answer> {
  /** Throws HelperError, and an Error with the message and the code of what the job threw. */
  ask(job: Job): Promise<Answer>;
  isBusy(): boolean;
  isUsable(): boolean;
}

interface Waiting {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  patience: NodeJS.Timeout;
}

/**
 * Starts a program that calls `serveJobs`, `behind` the site's other work where nobody waits for it. Throws HelperError
 * where the system gives no process now.
 */
export async function startHelper<Job, Answer>(
  program: URL,
  { behind }: { behind: boolean },
): Promise<Helper<Job, Answer>> {
  const child = await startProcess(program, behind ? ["behind"] : []);
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let leave: NodeJS.Timeout | undefined;

  function settle(id: number): Waiting | undefined {
    const one = waiting.get(id);
    clearTimeout(one?.patience);
    waiting.delete(id);
    return one;
  }

  child.on("message", ({ id, answer, error, memoryBytes }: HelperAnswer) => {
    const one = settle(id);
    if (waiting.size === 0) rest(memoryBytes);
    if (error) one?.reject(Object.assign(new Error(error.message), { code: error.code }));
    else one?.resolve(answer as never);
  });
  child.on("exit", (code, signal) => {
    const cause = new Error(`The process ended with ${signal ?? code}`);
    for (const id of [...waiting.keys()])
      settle(id)?.reject(new HelperError(cause.message, signal ?? code, { cause }));
  });

  /** A site that stops does not wait for it; it ends with the connection. */
  function rest(memoryBytes: number): void {
    child.unref();
    child.channel?.unref();
    if (memoryBytes > FRESH_BYTES) child.kill("SIGKILL");
    else leave = setTimeout(() => child.kill("SIGKILL"), IDLE_MS).unref();
  }

  return {
    ask: (job) =>
      new Promise((resolve, reject) => {
        clearTimeout(leave);
        last += 1;
        const patience = setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS);
        waiting.set(last, { resolve, reject, patience });
        child.ref();
        child.channel?.ref();
        const message: HelperJob = { id: last, job };
        // Where it can't be sent, the process is gone or going: its end is the answer.
        child.send(message, (error) => error && child.kill("SIGKILL"));
      }),
    isBusy: () => waiting.size > 0,
    isUsable: () => child.connected && child.exitCode === null && !child.killed,
  };
}

function startProcess(program: URL, how: string[]): Promise<ChildProcess> {
  // biome-ignore lint/style/noProcessEnv: what is left out is the purpose, not what is read
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => ENVIRONMENT.test(name)));
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) => reject(new HelperError("No process can be started", null, { cause }));
    try {
      const child = fork(fileURLToPath(program), how, {
        env: { ...env, NODE_ENV: "production", NODE_NO_WARNINGS: "1" },
        execArgv: ["--max-semi-space-size=2"],
        serialization: "advanced",
        stdio: "ignore",
      });
      child.once("spawn", () => resolve(child));
      // Stays for the process's whole life: an error that nobody hears would end the site.
      child.on("error", refuse);
    } catch (error) {
      refuse(error);
    }
  });
}
