import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

/** Draws without a file descriptor left, then with some again, and prints what came of it. */
const DRAWING = `
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { drawAside } from ${JSON.stringify(join(import.meta.dirname, "draw-aside.ts"))};
const draw = (text) =>
  drawAside(pathToFileURL(process.env.DRAWING), "draw", text).then(String, (error) => error.statusCode ?? error.code);
if (process.env.FIRST) await import(process.env.FIRST);
const taken = [];
try { for (;;) taken.push(fs.openSync("/dev/null")); } catch {}
const without = await Promise.all([draw("none"), draw("none")]);
for (const each of taken) fs.closeSync(each);
process.stdout.write(JSON.stringify([without, await Promise.all([draw("a"), draw("b")])]));
process.exit(0);
`;

const folder = await mkdtemp(join(tmpdir(), "paddock-aside-"));
const module = join(folder, "drawing.mjs");
await writeFile(module, "export const draw = (text) => new TextEncoder().encode(text);");
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ["no thread starts", import.meta.resolve("piscina"), [503]],
  ["not even the pool's code can be read", "", ["EMFILE", "ERR_INVALID_PACKAGE_CONFIG"]],
])(
  "out of file descriptors, where %s, a drawing fails, the process lives, and the next one is drawn",
  async (_, first, faults) => {
    const command = 'ulimit -n 64 && exec "$0" --input-type=module -e "$1"';
    const { stdout } = await promisify(execFile)("sh", ["-c", command, process.execPath, DRAWING], {
      env: { ...process.env, FIRST: first, DRAWING: module, NODE_NO_WARNINGS: "1" },
      timeout: 60_000,
    });
    const [without, withSome] = JSON.parse(stdout);
    for (const fault of without) expect(faults).toContain(fault);
    expect(withSome).toEqual(["a", "b"]);
  },
);
