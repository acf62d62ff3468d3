import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./setup.mjs";

const PATIENT = { timeout: 60_000 };

/** A clone in which nothing is installed, on a machine whose npm is the shell script `npm`. */
function clone(npm: string): { folder: string; start: () => ChildProcess } {
  const folder = mkdtempSync(join(tmpdir(), "clone-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ["scripts", "package.json", "package-lock.json"])
    cpSync(join(root, name), join(folder, name), { recursive: true });
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/npm"), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(folder, "bin/npm"), 0o755);
  const env = { ...process.env, PATH: [join(folder, "bin"), process.env.PATH].join(delimiter) };
  const start = () => {
    const started = spawn(process.execPath, ["scripts/start.mjs"], { cwd: folder, env });
    onTestFinished(() => void started.kill("SIGKILL"));
    return started;
  };
  return { folder, start };
}

test("a stop while packages are installed ends npm too, so that the next start installs alone", async () => {
  const { folder, start } = clone("echo $$ > new; mv new pid; exec sleep 600");
  const started = start();
  await expect.poll(() => existsSync(join(folder, "pid")), PATIENT).toBe(true);
  const npm = Number(readFileSync(join(folder, "pid"), "utf8"));
  started.kill("SIGTERM");
  await once(started, "exit");
  await expect.poll(() => isThere(npm), PATIENT).toBe(false);
});

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
