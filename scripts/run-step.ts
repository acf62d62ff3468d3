import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { finished } from "node:stream/promises";
import { pinnedEnvironment, root } from "./setup.mjs";

const running = new Set<ChildProcess>();

interface StepOptions {
  /** Where standard output and errors go, in the order they come. */
  log: string;
  env?: Record<string, string>;
  timeoutMs?: number;
}

/** Runs a program of the project, or of the machine, and answers with its exit code (1 where it had none). */
export async function runStep(
  program: string,
  args: readonly string[],
  options: StepOptions,
): Promise<number> {
  mkdirSync(dirname(options.log), { recursive: true });
  const log = createWriteStream(options.log, { flags: "a" });
  const child = spawn(program, args, {
    cwd: root,
    env: { ...pinnedEnvironment(), FORCE_COLOR: "0", NO_COLOR: "1", ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: options.timeoutMs,
  });
  running.add(child);
  child.stdout.on("data", (chunk) => log.write(chunk));
  child.stderr.on("data", (chunk) => log.write(chunk));
  const code = await new Promise<number>((resolve) => {
    child.on("error", (error) => {
      log.write(`${program}: ${error.message}\n`);
      resolve(1);
    });
    child.on("close", (status, signal) => {
      if (signal) log.write(`${program} was ended by ${signal}\n`);
      resolve(status ?? 1);
    });
  });
  running.delete(child);
  await finished(log.end());
  return code;
}

/** Ends every step that is still running. */
export function endSteps(): void {
  for (const child of running) child.kill("SIGTERM");
}
