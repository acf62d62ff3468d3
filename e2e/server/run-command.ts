import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const ROOT = join(import.meta.dirname, "../..");

/** Runs one of the project's commands to its end: its exit code, and what it said on either stream. */
export async function runCommand(
  file: string,
  args: string[],
  environment: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, NODE_NO_WARNINGS: "1", ...environment };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...args], {
      cwd: ROOT,
      env,
    });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: `${stdout}${stderr}` };
  }
}
