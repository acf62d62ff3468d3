import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { environment, flags } from "../scripts/small-server.mjs";
import { template } from "./lib/demo-site.ts";
import { alternate, median } from "./lib/rounds.ts";
import { atMost, type Figure, ROOT, type Row, run } from "./lib/row.ts";

const ROUNDS = 3;

export const start: Row = {
  name: "start",
  title: "Start of a built installation to its first answer, and resident memory",
  limit: "start of the embedded database alone on the same folder, to its first row",
  tried: [
    "The build bundles the server into a few files too (`scripts/bundle-server.ts`): stripping types from 400 sources, and Drizzle's large package.json, which Node reads again for each of its modules, took a second and 150 MB.",
    "The pages bring their packages along, minified; compiled code is kept from one start to the next (`src/app/start/start.ts`).",
    "What is rarely needed is loaded when it is first asked for: the API's reference, Stripe, pictures, mail, metrics, feeds, backups, the other kind of database.",
    "Background jobs start after the site listens; writes wait for them, reads do not.",
  ],
  measure,
};

async function measure(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "paddock-bench-"));
  try {
    await cp(await template(), folder, { recursive: true });
    const memory: { site: number[]; database: number[] } = { site: [], database: [] };
    const seconds = await alternate(
      ROUNDS,
      () => startSite(folder, memory.site),
      () => startDatabase(folder, memory.database),
    );
    const more = seconds.measured - seconds.limit;
    const mb = (values: number[]) => Math.round(median(values) / 1024);
    const detail = `${seconds.measured.toFixed(2)} s, the database alone ${seconds.limit.toFixed(2)} s`;
    const rss = `${mb(memory.site)} MB, the database alone ${mb(memory.database)} MB`;
    return [
      atMost("seconds more", Math.round(more * 100) / 100, 1.5, "s", detail),
      atMost("resident memory more", mb(memory.site) - mb(memory.database), 120, "MB", rss),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startSite(folder: string, memory: number[]): Promise<number> {
  const port = await freePort();
  const from = performance.now();
  const server = spawn(process.execPath, [...flags, "build/app/main.js"], {
    cwd: ROOT,
    env: {
      ...environment,
      ...process.env,
      NODE_ENV: "production",
      NODE_NO_WARNINGS: "1",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: folder,
    },
    stdio: "ignore",
  });
  try {
    while (!(await answers(`http://127.0.0.1:${port}/`))) await setTimeout(10);
    const seconds = (performance.now() - from) / 1000;
    memory.push(await residentKb(server));
    return seconds;
  } finally {
    await end(server);
  }
}

async function startDatabase(folder: string, memory: number[]): Promise<number> {
  const from = performance.now();
  const server = spawn(process.execPath, ["bench/lib/database-alone.ts", join(folder, "database")], {
    cwd: ROOT,
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await new Promise((resolve, reject) => {
      server.stdout?.once("data", resolve);
      server.once("exit", () => reject(new Error("The database ended.")));
    });
    const seconds = (performance.now() - from) / 1000;
    memory.push(await residentKb(server));
    return seconds;
  } finally {
    await end(server);
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    async (response) => response.ok && (await response.text()).length > 0,
    () => false,
  );
}

/** As the kernel counts it; Linux only. */
async function residentKb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

if (import.meta.main) await run(start);
