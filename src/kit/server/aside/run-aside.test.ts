import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { makeAside } from "./run-aside.ts";

/** Works without a file descriptor left, then with some again, and prints what came of it. */
const WORKING = `
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { makeAside } from ${JSON.stringify(join(import.meta.dirname, "run-aside.ts"))};
const aside = makeAside();
const draw = (text) => aside(pathToFileURL(process.env.MODULE), "draw", text).catch((error) => error.statusCode);
const taken = [];
try { for (;;) taken.push(fs.openSync("/dev/null")); } catch {}
const without = await Promise.all([draw("none"), draw("none")]);
for (const each of taken) fs.closeSync(each);
process.stdout.write(JSON.stringify([without, await Promise.all([draw("a"), draw("b")])]));
process.exit(0);
`;

const folder = await mkdtemp(join(tmpdir(), "paddock-aside-"));
const file = join(folder, "work.mjs");
const module = pathToFileURL(file);
await writeFile(
  file,
  `export const draw = (text) => text;
   export const fail = () => { throw Object.assign(new Error("broken"), { code: "BROKEN" }); };
   export const die = () => process.kill(process.pid, "SIGKILL");
   export const wait = () => new Promise(() => {});
   export const who = () => [process.pid, Object.keys(process.env)];`,
);
afterAll(() => rm(folder, { recursive: true, force: true }));

test("out of file descriptors what is asked fails, the process lives, and the next is done", async () => {
  const command = 'ulimit -n 64 && exec "$0" --input-type=module -e "$1"';
  const { stdout } = await promisify(execFile)("sh", ["-c", command, process.execPath, WORKING], {
    env: { ...process.env, MODULE: file, NODE_NO_WARNINGS: "1" },
    timeout: 60_000,
  });
  expect(JSON.parse(stdout)).toEqual([
    [503, 503],
    ["a", "b"],
  ]);
});

test("one process does what is asked at the same time, and knows none of the site's secrets", async () => {
  const aside = makeAside();
  const [[one, names], [other]] = await Promise.all([
    aside<[number, string[]]>(module, "who", null),
    aside<[number, string[]]>(module, "who", null),
  ]);
  expect(one).toBe(other);
  expect(one).not.toBe(process.pid);
  expect(names).not.toContain("TOKEN_SECRET");
  expect(names).not.toContain("VITEST");
});

test("what a function throws is thrown; where its process dies, all that waits for it is told and the next has another", async () => {
  const aside = makeAside();
  await expect(aside(module, "fail", null)).rejects.toMatchObject({ message: "broken", code: "BROKEN" });
  const waits = aside(module, "wait", null);
  const dies = aside(module, "die", null);
  await expect(waits).rejects.toMatchObject({ statusCode: 503, endedBy: "SIGKILL" });
  await expect(dies).rejects.toMatchObject({ statusCode: 503, endedBy: "SIGKILL" });
  expect(await aside(module, "draw", "next")).toBe("next");
});
