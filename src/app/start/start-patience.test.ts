import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { lockDataFolder } from "#kit/server/database/data-folder-lock.ts";
import { afterTheLastOne } from "./start-patience.ts";

let folder: string;
let lines: string[];
const say = (line: string) => void lines.push(line);
beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), "paddock-lock-"));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  folder = join(parent, "data");
  lines = [];
});

/** Another process that holds the folder until it is killed. */
async function holder(): Promise<ChildProcess> {
  const module = join(import.meta.dirname, "../../kit/server/database/data-folder-lock.ts");
  const code = `(await import(${JSON.stringify(module)})).lockDataFolder(${JSON.stringify(folder)});
    process.stdout.write("held"); setInterval(() => {}, 1000);`;
  const holding = spawn(process.execPath, ["--input-type=module", "-e", code]);
  onTestFinished(() => void holding.kill("SIGKILL"));
  await once(holding.stdout, "data");
  return holding;
}

test("says once what it waits for, and has the folder as soon as the other process is gone", async () => {
  const other = await holder();
  const waiting = afterTheLastOne(() => lockDataFolder(folder), { say });
  await expect.poll(() => lines).toHaveLength(1);
  expect(lines[0]).toBe(
    `The data folder ${folder} is in use by another Paddock process (process ${other.pid}). Waiting up to 20 s for it to end; where it is to run on, give this one its own DATA_DIR.`,
  );
  other.kill("SIGKILL");
  (await waiting)();
  expect(lines).toHaveLength(1);
});

test("a process that runs on is not waited for for ever", async () => {
  await holder();
  await expect(afterTheLastOne(() => lockDataFolder(folder), { say, patienceMs: 300 })).rejects.toThrow(
    /in use by another Paddock process \(process \d+\)\. Stop that one first/,
  );
  expect(lines).toHaveLength(1);
});

test("neither a lock's file without a process nor a number that another program has now holds a start up", async () => {
  const killed = await holder();
  killed.kill("SIGKILL");
  await once(killed, "exit");
  writeFileSync(`${folder}.lock.owner`, String(process.ppid));
  (await afterTheLastOne(() => lockDataFolder(folder), { say }))();
  expect(lines).toEqual([]);
});

test("what another process does not hold fails at once", async () => {
  const step = () => Promise.reject(new Error("broken"));
  await expect(afterTheLastOne(step, { say })).rejects.toThrow("broken");
  expect(lines).toEqual([]);
});
