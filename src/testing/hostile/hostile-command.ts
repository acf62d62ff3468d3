import { fork } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fillEmptyDatabase } from "#app/first-content/first-content.ts";
import { createServer } from "#app/http/server.ts";
import { createServices, MIGRATIONS } from "#app/services.ts";
import { ensureAdministrator } from "#features/accounts/server/first-administrator.ts";
import type { Role } from "#kit/contract/roles.ts";
import { readConfig } from "#kit/server/config/config.ts";
import { openDatabase } from "#kit/server/database/database.ts";
import { startPostgresServer } from "../database/postgres-server.ts";
import { testLog } from "../test-log.ts";
import { startAnsweringGateways } from "./answering-gateways.ts";
import { NOTICE_SECRETS } from "./hostile-notices.ts";
import type { Order, Said, Want } from "./hostile-sender.ts";
import { liveToken, placeKnownOrder } from "./hostile-session.ts";
import type { Fault, HostileResult } from "./run-hostile.ts";
import { silentSockets } from "./silent-sockets.ts";

/**
 * `npm run hostile -- 10000 [postgres] [no-drawings] [seed]`: the whole site, pages included, with the demo team on a throw-away
 * database, first the requests that ever found a fault, then so many generated ones. Exit code 1 for any fault, a crash, or memory
 * that has grown since the warm-up: a tenth of the requests, in which everything is loaded, compiled and kept once. On
 * SIGTERM it says what came of it so far.
 */

const GROWTH_BYTES = 60 * 1024 * 1024;
const WARM_UP = 10_000;
/** From so many on all slow texts are sent to every field; in a shorter run a part of them. */
const SLOW_OF = 50_000;
/** Shorter than this, a run ends before the server may have given up on silent connections. */
const SILENCE_MS = 5 * 60_000;

const OTHER_SERVICES = [
  "FIO_API_URL",
  "ARES_API_URL",
  "VIES_API_URL",
  "PACKETA_API_URL",
  "PACKETA_POINTS_URL",
];

const asked = process.argv.slice(2);
const count = Number(asked.find((each) => /^\d+$/.test(each)) ?? 1_000);
const seed = Number(asked.filter((each) => /^\d+$/.test(each))[1] ?? Date.now() % 1_000_000);
const onServer = asked.includes("postgres");

const crashes: string[] = [];
for (const kind of ["uncaughtException", "unhandledRejection"] as const)
  process.on(kind, (error: unknown) => {
    crashes.push(error instanceof Error ? String(error.stack) : String(error));
  });

let stopPostgres: (() => Promise<unknown>) | undefined;

async function main(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "paddock-hostile-"));
  const postgres = onServer ? await startPostgresServer() : undefined;
  stopPostgres = postgres?.stop;
  const open = await openDatabase(postgres ? { url: postgres.url } : { folder: join(folder, "database") });
  await open.migrate(MIGRATIONS);
  const log = errorLog();
  const gateways = await startAnsweringGateways();
  const config = readConfig({
    DATA_DIR: folder,
    TRUST_PROXY: "1",
    METRICS_TOKEN: "m".repeat(30),
    STRIPE_SECRET_KEY: "sk_test_onlyfortests",
    STRIPE_WEBHOOK_SECRET: NOTICE_SECRETS.stripe,
    STRIPE_API_URL: gateways.url,
    COMGATE_MERCHANT: NOTICE_SECRETS.merchant,
    COMGATE_SECRET: NOTICE_SECRETS.comgate,
    COMGATE_API_URL: gateways.url,
    LEAKED_PASSWORDS_URL: "off",
    // Nobody answers there.
    ...Object.fromEntries(OTHER_SERVICES.map((name) => [name, "http://127.0.0.1:9"])),
  });
  const { services, storage } = createServices({ config, open, log });
  await services.jobs.start();
  await ensureAdministrator(services);
  await fillEmptyDatabase(services);
  const app = await createServer({ services, storage, pages: "built" });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const known = await placeKnownOrder(app, services);
  const sender = senderOf({ port, known, pages: true, drawings: !asked.includes("no-drawings") }, (role) =>
    liveToken(services, role),
  );
  const silent = silentSockets(port);
  const began = Date.now();

  const seeds = await sender.send({});
  say(
    `${seeds.sent} requests of the corpus: ${JSON.stringify(seeds.statuses)}; faults: ${seeds.faults.length}`,
  );
  const warm = await sender.send({ count: Math.min(WARM_UP, Math.ceil(count / 10)), seed: seed + 1_000_000 });
  say(`${warm.sent} requests to warm up; faults: ${warm.faults.length}`);
  const slow = await sender.send({ slow: true, every: Math.max(1, Math.round(SLOW_OF / count)) });
  say(
    `${slow.sent} slow texts, each alone: ${JSON.stringify(slow.statuses)}, ${slow.repeated} asked again; faults: ${slow.faults.length}`,
  );
  const before = await settledMemory(services);
  const result = await sender.send({ count, seed });
  const after = await settledMemory(services);
  sender.end();
  gateways.close();
  result.faults.unshift(...seeds.faults, ...warm.faults, ...slow.faults);
  const stillOpen = Date.now() - began > SILENCE_MS ? silent.open() : 0;
  silent.end();
  const works = await app.inject({ url: "/" });
  await app.close();
  await services.jobs.stop();
  await open.close();
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });

  const logged = log.lines;
  const grown = { heap: after.heap - before.heap, process: after.process - before.process };
  say(
    `${result.sent} hostile requests of ${count}, seed ${seed}, on ${onServer ? "PostgreSQL" : "the embedded database"}`,
  );
  say(
    `answers by status: ${JSON.stringify(result.statuses)}; ${result.busy} of them 503 of back-pressure; ${result.repeated} asked again alone for their cost`,
  );
  say(`living objects: ${megabytes(before.heap)} after the warm-up, ${megabytes(after.heap)} at the end`);
  say(`the process: ${megabytes(before.process)} after the warm-up, ${megabytes(after.process)} at the end`);
  say(`silent connections that are still open: ${stillOpen}; home page ${works.statusCode} after all`);
  say(`faults: ${result.faults.length}, crashes: ${crashes.length}, errors in the log: ${logged.length}`);
  await report(result, logged);
  const isFine =
    result.faults.length + crashes.length + logged.length + stillOpen === 0 &&
    works.statusCode === 200 &&
    Math.max(grown.heap, grown.process) <= GROWTH_BYTES;
  return isFine ? 0 : 1;
}

/** A log that keeps errors alone: a hundred thousand lines of everything would count as the site's memory. */
function errorLog() {
  const log = testLog();
  const keeping = log.lines.push.bind(log.lines);
  log.lines.push = (...lines) =>
    keeping(...lines.filter(({ level }) => level === "error" || level === "fatal"));
  return log;
}

/** The process that sends. */
function senderOf(
  to: Pick<Order, "port" | "known" | "pages" | "drawings">,
  token: (role: Role) => Promise<string>,
) {
  const answerTo = async (wants: Want) => (wants === "cpu" ? processorTime() : token(wants.token));
  const child = fork(join(import.meta.dirname, "hostile-sender.ts"), [], { execArgv: [] });
  const tell = (order: Order | { answer: string | number } | "stop") => child.send(order);
  process.on("SIGTERM", () => tell("stop"));
  return {
    end: () => child.kill(),
    send: (part: Partial<Order>) =>
      new Promise<HostileResult>((resolve, reject) => {
        const hear = (said: Said) => {
          if ("wants" in said) answerTo(said.wants).then((answer) => tell({ answer }), reject);
          else if ("sent" in said) onProgress(said.sent);
          else if ("fault" in said) onError(said.fault);
          else {
            child.off("message", hear);
            resolve(said.result);
          }
        };
        child.on("message", hear);
        child.once("exit", (code) => reject(new Error(`The sender ended with ${code}`)));
        tell({ ...to, ...part });
      }),
  };
}

/** Milliseconds that this process has worked, with all its threads. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Bytes of living objects and of the whole process, after kept answers were dropped and garbage was collected. */
async function settledMemory({
  responseCache,
}: {
  responseCache: { invalidate: () => Promise<void> };
}): Promise<{ heap: number; process: number }> {
  await responseCache.invalidate();
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    globalThis.gc?.();
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, process: rss };
}

async function report({ faults }: HostileResult, logged: unknown[]): Promise<void> {
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

function onError({ fault, request, answer }: Fault): void {
  say(`--- ${fault}\n${request.slice(0, 700)}\n=>\n${answer.slice(0, 500)}`);
}

function onProgress(sent: number): void {
  if (sent % 1_000 === 0) say(`  ${sent}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().then(
  (code) => process.exit(code),
  async (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    await stopPostgres?.();
    process.exit(1);
  },
);
