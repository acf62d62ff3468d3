import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort, launch } from "../site.ts";

const ROOT = join(import.meta.dirname, "../..");
let folders: string[] = [];
let processes: Heard[] = [];
test.afterEach(async () => {
  for (const each of processes) each.process.kill();
  await Promise.all(processes.map(({ ended }) => ended));
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  folders = [];
  processes = [];
});

const WAITING =
  /is in use by another.*\. Waiting up to 20 s for it to end; where it is to run on, give this one/;

test("a start waits for the site that is ending, however that was stopped; beside one that runs on it ends", async () => {
  test.setTimeout(240_000);
  const another = { folder: await demoFolder(), port: await freePort() };
  const runsOn = heard(launch(another.folder, { PORT: String(another.port) }));
  await runsOn.hears(/^Mail /m);
  const beside = heard(launch(another.folder, { PORT: "0" }));

  const folder = await demoFolder();
  const port = await freePort();
  const start = (...command: string[]) => heard(startBy(command, folder, port));
  /** Stops what runs, starts anew before its server is gone, and lets that end only then. */
  const restart = async (running: Heard, signal: NodeJS.Signals, ...command: string[]): Promise<Heard> => {
    const server = await serverOn(folder);
    process.kill(server, "SIGSTOP");
    running.process.kill(signal);
    const next = start(...command);
    await next.hears(WAITING).finally(() => process.kill(server, "SIGCONT"));
    await next.hears(/^Mail /m);
    expect(await serverOn(folder)).not.toBe(server);
    return next;
  };

  const first = start("npm", "start");
  await first.hears(/^Mail /m);
  const second = await restart(first, "SIGKILL", "node", "scripts/start.mjs");
  const third = await restart(second, "SIGKILL", "npm", "start");
  const fourth = await restart(third, "SIGTERM", "npm", "start");
  expect((await third.ended)[0]).toBe(0);

  process.kill(await serverOn(folder), "SIGKILL");
  const last = start("npm", "start");
  await last.hears(/^Mail /m);
  expect((await fourth.ended)[0]).toBe(137);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  last.process.kill("SIGTERM");
  expect((await last.ended)[0]).toBe(0);

  expect(await beside.ended).toEqual([1, null]);
  expect(beside.said()).toMatch(WAITING);
  expect(beside.said()).toMatch(
    /^The data folder .+ is in use by another Paddock process \(process \d+\)\. Stop that one first, .*\n$/m,
  );
  expect((await fetch(`http://127.0.0.1:${another.port}/healthz`)).status).toBe(200);
});

test("a start waits for its port", async () => {
  const folder = await demoFolder();
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const site = heard(launch(folder, { PORT: String(port) }));
  await site.hears(new RegExp(`^Port ${port} ${WAITING.source}`, "m"));
  other.close();
  await site.hears(/^Mail /m);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  site.process.kill("SIGTERM");
  expect(await site.ended).toEqual([0, null]);
});

/** A copy of the demo team's data. */
async function demoFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "paddock-site-"));
  folders.push(folder);
  await cp(process.env.PADDOCK_TEMPLATE ?? "", folder, { recursive: true });
  return folder;
}

interface Heard {
  process: ChildProcess;
  said: () => string;
  hears: (words: RegExp) => Promise<void>;
  ended: Promise<unknown[]>;
}

/** What a process has said so far on either stream, and its end. */
function heard(process: ChildProcess): Heard {
  let text = "";
  for (const stream of [process.stdout, process.stderr])
    stream?.on("data", (chunk) => {
      text += chunk;
    });
  const said = () => text;
  const heard: Heard = {
    process,
    said,
    ended: once(process, "close"),
    hears: (words: RegExp) => expect.poll(said, { timeout: 60_000 }).toMatch(words),
  };
  processes.push(heard);
  return heard;
}

/** As a person types it: npm, `scripts/start.mjs` below it, the server below that. */
function startBy([program = "", ...args]: string[], folder: string, port: number): ChildProcess {
  const env = { ...process.env, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: folder };
  return spawn(program, args, { cwd: ROOT, env, stdio: ["ignore", "pipe", "pipe"] });
}

/** The server's own process. */
async function serverOn(folder: string): Promise<number> {
  return Number(await readFile(join(folder, "process.lock.owner"), "utf8"));
}
