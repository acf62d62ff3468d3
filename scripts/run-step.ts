import { spawn } from "node:child_process";
import { pinnedEnvironment, root } from "./setup.mjs";

const stop = new AbortController();

interface StepOptions {
  env?: Record<string, string>;
  /** What takes longer hangs, and is ended. */
  minutes?: number;
  /** Whether what it prints is shown as it comes, instead of kept. */
  isShown?: boolean;
}

interface StepResult {
  /** The exit code; 1 where it had none. */
  code: number;
  /** What was printed and not shown. */
  said: string;
}

/** Runs a program of the project, or of the machine. */
export async function runStep(
  program: string,
  args: readonly string[],
  { env, minutes = 10, isShown = false }: StepOptions = {},
): Promise<StepResult> {
  const output = isShown ? "inherit" : "pipe";
  const child = spawn(program, args, {
    cwd: root,
    env: { ...pinnedEnvironment(), FORCE_COLOR: "0", NO_COLOR: "1", ...env },
    stdio: ["ignore", output, output],
    timeout: minutes * 60_000,
    signal: stop.signal,
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said += chunk;
    });
  const code = await new Promise<number>((resolve) => {
    child.on("error", (error) => {
      said += `${program}: ${error.message}\n`;
      resolve(1);
    });
    child.on("close", (status) => resolve(status ?? 1));
  });
  return { code, said };
}

/** Ends every step that is still running. */
export function endSteps(): void {
  stop.abort();
}
