import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fillEmptyDatabase } from "#app/first-content.ts";
import { createServer } from "#app/server.ts";
import { createServices, MIGRATIONS } from "#app/services.ts";
import { ensureAdministrator } from "#features/accounts/server/first-administrator.ts";
import { readConfig } from "#kit/server/config.ts";
import { openDatabase } from "#kit/server/database.ts";
import { startPostgresServer } from "../postgres-server.ts";
import { testLog } from "../test-log.ts";
import { liveToken, placeKnownOrder } from "./hostile-session.ts";
import { type HostileResult, runHostile } from "./run-hostile.ts";

/**
 * `npm run hostile -- 10000 [postgres] [seed]`: the whole site, pages included, with the demo team on a throw-away
 * database, and so many hostile requests. Exit code 1 for any fault, a crash, or memory that does not come back.
 */

const LEAK_BYTES = 40 * 1024 * 1024;

const asked = process.argv.slice(2);
const count = Number(asked.find((each) => /^\d+$/.test(each)) ?? 1_000);
const seed = Number(asked.filter((each) => /^\d+$/.test(each))[1] ?? Date.now() % 1_000_000);
const onServer = asked.includes("postgres");

const crashes: string[] = [];
for (const kind of ["uncaughtException", "unhandledRejection"] as const)
  process.on(kind, (error: unknown) => {
    crashes.push(error instanceof Error ? String(error.stack) : String(error));
  });

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "paddock-hostile-"));
  const postgres = onServer ? await startPostgresServer() : undefined;
  const open = await openDatabase(postgres ? { url: postgres.url } : { folder: join(folder, "database") });
  await open.migrate(MIGRATIONS);
  const log = testLog();
  const config = readConfig({ DATA_DIR: folder, TRUST_PROXY: "1", METRICS_TOKEN: "m".repeat(30) });
  const { services, storage } = createServices({ config, open, log });
  await services.jobs.start();
  await ensureAdministrator(services);
  await fillEmptyDatabase(services);
  const app = await createServer({ services, storage, pages: "built" });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const known = await placeKnownOrder(app, services);
  const run = (n: number, from: number) =>
    runHostile({
      port,
      count: n,
      seed: from,
      pages: true,
      known,
      token: () => liveToken(services),
      onProgress,
    });

  // What is made once (compiled code, kept pages, connections) is no leak.
  await run(Math.min(500, count), seed + 1_000_000);
  const before = await settledHeap(services);
  const result = await run(count, seed);
  const after = await settledHeap(services);
  const works = await app.inject({ url: "/" });
  await app.close();
  await services.jobs.stop();
  await open.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });

  const logged = log.lines.filter(({ level }) => level === "error" || level === "fatal");
  const grown = after - before;
  say(`${count} hostile requests, seed ${seed}, on ${onServer ? "PostgreSQL" : "the embedded database"}`);
  say(`answers by status: ${JSON.stringify(result.statuses)}; ${result.busy} of them 503 of back-pressure`);
  say(`heap ${megabytes(before)} before, ${megabytes(after)} after; home page ${works.statusCode} after all`);
  say(`faults: ${result.faults.length}, crashes: ${crashes.length}, errors in the log: ${logged.length}`);
  await report(result, logged);
  return result.faults.length + crashes.length + logged.length > 0 ||
    works.statusCode !== 200 ||
    grown > LEAK_BYTES
    ? 1
    : 0;
}

/** Bytes of living objects, after answers that are kept on purpose were dropped and garbage was collected twice. */
async function settledHeap({
  publicAnswers,
}: {
  publicAnswers: { drop: () => Promise<void> };
}): Promise<number> {
  await publicAnswers.drop();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function report({ faults }: HostileResult, logged: unknown[]): Promise<void> {
  for (const { fault, request, answer } of faults.slice(0, 20))
    say(`--- ${fault}\n${request.slice(0, 700)}\n=>\n${answer.slice(0, 500)}`);
  for (const line of logged.slice(0, 20)) say(`--- logged\n${inspected(line)}`);
  for (const crash of crashes.slice(0, 5)) say(`--- crash\n${crash}`);
  if (faults.length > 0)
    await writeFile(join(tmpdir(), "hostile-faults.json"), JSON.stringify(faults, null, 1));
}

function inspected(line: unknown): string {
  const { details, message } = line as { details: { err?: Error }; message: string };
  return `${message} ${details?.err?.stack ?? JSON.stringify(details)}\n${(details?.err?.cause as Error)?.stack ?? ""}`.slice(
    0,
    1_500,
  );
}

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

function onProgress(sent: number): void {
  if (sent % 1_000 === 0) say(`  ${sent}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  },
);
