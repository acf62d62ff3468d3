// @module-tag processes
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A process that may open 1,024 files, and more connections than that which say nothing. */

const FILES = 1_024;
const CONNECTIONS = 1_500;
/** Of one network (`crowding.ts`). */
const OF_NETWORK = 200;

let folder: string;
let site: ChildProcess;
let port = 0;
const said: string[] = [];
const sockets: Socket[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paddock-flood-"));
  const program = join(import.meta.dirname, "../../testing/bare-site.ts");
  const script = `ulimit -n ${FILES} && exec "$0" "$@"`;
  site = spawn("sh", ["-c", script, process.execPath, program, folder], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  createInterface({ input: site.stderr as NodeJS.ReadableStream }).on("line", (line) => said.push(line));
  const out = createInterface({ input: site.stdout as NodeJS.ReadableStream });
  out.on("line", (line) => said.push(line));
  const [first] = (await once(out, "line")) as [string];
  port = Number(first.replace("port ", ""));
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  if (site.exitCode === null && site.signalCode === null) {
    site.kill("SIGKILL");
    await once(site, "exit");
  }
  await rm(folder, { recursive: true, force: true });
});

/** Opens connections from that many networks, and waits until each is open or refused. */
async function flood(networks: number): Promise<Socket[]> {
  const opened = Array.from({ length: CONNECTIONS }, (_, place) => {
    const network = place % networks;
    const socket = connect({
      port,
      host: "127.0.0.1",
      localAddress: `127.1.${network >> 7}.${(network & 127) + 1}`,
    });
    socket.on("error", () => {});
    socket.resume();
    return socket;
  });
  sockets.push(...opened);
  await expect.poll(() => opened.filter((socket) => socket.connecting).length).toBe(0);
  return opened;
}

const status = async (path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: "close" } })).status;
const openOf = (all: Socket[]) => all.filter((socket) => !socket.closed && !socket.destroyed).length;

test.each([
  ["one network", 1, OF_NETWORK],
  ["three hundred networks", 300, FILES / 2],
])(
  "1,500 silent connections of %s: the process lives, the limits hold, and others are answered",
  async (_, networks, most) => {
    const opened = await flood(networks);
    // The timers of connections and of overload come round several times.
    const until = Date.now() + 12_000;
    while (Date.now() < until) {
      expect(await status("/healthz")).toBe(200);
      expect(await status("/readyz")).toBe(200);
      expect(await status("/api/products")).toBe(200);
    }
    expect(openOf(opened)).toBeLessThanOrEqual(most);
    expect([site.exitCode, site.signalCode]).toEqual([null, null]);
    for (const socket of opened) socket.destroy();
    expect(await status("/api/settings")).toBe(200);
    expect(said.filter((line) => /"level":"?(error|fatal|50|60)/.test(line))).toEqual([]);
  },
);
