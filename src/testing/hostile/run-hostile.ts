import fc from "fast-check";
import { implementations } from "#app/declared-site.ts";
import type { Role } from "#kit/contract/roles.ts";
import {
  type HostileRequest,
  hostileRequest,
  type Known,
  type Target,
  withToken,
} from "./hostile-requests.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { BUDGET_MS, excessOf, harmlessTwin, type Meter } from "./request-cost.ts";
import { type Seed, seedCorpus } from "./seed-corpus.ts";
import { sendRaw } from "./send-raw.ts";
import { slowRequests } from "./slow-requests.ts";

/** So many of one target are made together: what a schema takes is worked out once for them. */
const OF_ONE_TARGET = 4;
/** So many share a bearer: one of them may sign it out, and the rest of them would get no further. */
const BATCH = 20;
const AT_ONCE = 6;
/** Who sends a batch: an owner gets furthest. */
const IN_TURN: Role[] = ["owner", "editor", "owner", "shop", "owner", "track"];
const MOST_ERRORS = 500;

const FILES = [
  "/media/:file",
  "/robots.txt",
  "/sitemap.xml",
  "/feed.cs.xml",
  "/feed.en.xml",
  "/events.ics",
  "/site.webmanifest",
  "/healthz",
  "/readyz",
  "/metrics",
  "/api/openapi.json",
  "/api/docs/",
  "/api/:id",
];
const PAGES = [
  "/",
  "/cars-gallery",
  "/car/:slug",
  "/events-calendar",
  "/gallery",
  "/blog",
  "/blog/:slug",
  "/shop",
  "/product/:slug",
  "/cart",
  "/checkout",
  "/order/:id/:key",
  "/test-payment/:reference",
  "/login",
  "/preview/blog/:slug",
  "/admin/:id",
  "/assets/:file",
  "/:file",
  "/favicon.svg",
];

/** Every call of every contract, every served file, and the pages where they are served; notices, as a tenth of them. */
export function hostileTargets(pages: boolean): Target[] {
  const endpoints = implementations.flatMap(({ endpoints }) => Object.values(endpoints));
  const paths = [...FILES, ...(pages ? PAGES : [])];
  const calls = [...endpoints.map((endpoint) => ({ endpoint })), ...paths.map((path) => ({ path }))];
  return calls.flatMap((target, place) =>
    place % 10 === 0 ? [target, { notice: true as const }] : [target],
  );
}

export interface HostileRun {
  port: number;
  count: number;
  seed: number;
  pages: boolean;
  known: Known;
  /** A live bearer; asked for again and again, since requests sign out and end sessions. */
  token: (role?: Role) => Promise<string>;
  /** Where it is given, what each request costs is judged. */
  meter?: Meter;
  /** Without them on a machine that is busy: each may take minutes there. */
  drawings?: boolean;
  /** Whether somebody wants to hear now what came of it so far. */
  isStopped?: () => boolean;
  onProgress?: (sent: number) => void;
  /** Called as soon as one is found: a long run may be stopped before its end. */
  onFault?: (fault: Fault) => void;
}

export interface Fault {
  fault: string;
  request: string;
  answer: string;
}

export interface HostileResult {
  /** How many were sent. */
  sent: number;
  statuses: Record<string, number>;
  busy: number;
  /** How many were asked again, alone, for what they and others had cost together. */
  repeated: number;
  faults: Fault[];
}

/** Sends `count` generated requests, the same for the same seed, and says which answers were at fault. */
export async function runHostile(run: HostileRun): Promise<HostileResult> {
  const { count, seed, known, onProgress } = run;
  const targets = hostileTargets(run.pages);
  const makers = new Map<Target, ReturnType<typeof hostileRequest>>();
  const result = noResult();
  let made = 0;
  while (result.sent < count && !run.isStopped?.()) {
    const token = await run.token(IN_TURN[Math.floor(result.sent / BATCH) % IN_TURN.length]);
    const waiting: HostileRequest[] = [];
    while (waiting.length < BATCH && result.sent + waiting.length < count) {
      const target = targets[(made * 7919) % targets.length] as Target;
      const maker = makers.get(target) ?? hostileRequest(target, known);
      makers.set(target, maker);
      const numRuns = Math.min(OF_ONE_TARGET, count - result.sent - waiting.length);
      for (const request of fc.sample(maker, { numRuns, seed: seed + made++ }))
        waiting.push(withToken(request, token));
    }
    await sendAll(run, waiting, result);
    onProgress?.(result.sent);
  }
  return result;
}

/** Sends what has found a fault before, once each. */
export async function runSeeds(run: Omit<HostileRun, "count" | "seed">): Promise<HostileResult> {
  const result = noResult();
  const seeds = seedCorpus({ ...run, token: await run.token(), drawings: run.drawings ?? run.pages });
  await sendAll(run, seeds, result);
  return result;
}

const noResult = (): HostileResult => ({ sent: 0, statuses: {}, busy: 0, repeated: 0, faults: [] });

/** Sends every slow text to every field of every call, each alone. `every`: one of so many alone. */
export async function runSlow(
  run: Omit<HostileRun, "count" | "seed"> & { every?: number },
): Promise<HostileResult> {
  const result = noResult();
  const tokens = new Map<Role, string>();
  let made = 0;
  for (const { what, as, make } of slowRequests(run.known)) {
    if (run.isStopped?.()) break;
    if (made++ % (run.every ?? 1) !== 0) continue;
    // Some of them end sessions and change who is signed in.
    if (made % BATCH === 1) tokens.clear();
    if (as !== "visitor" && !tokens.has(as)) tokens.set(as, await run.token(as));
    const { request, twins } = make(as === "visitor" ? "" : (tokens.get(as) ?? ""));
    const named = { bytes: request, unfinished: false, what: `${as}: ${what}` };
    const cost = await measured(run, () => sendAll(run, [named], result));
    if (cost > BUDGET_MS) await judgeCost(run, named, twins(), result);
    run.onProgress?.(result.sent);
  }
  return result;
}

type Sent = HostileRequest & Partial<Seed>;
type Sending = Pick<HostileRun, "port" | "onFault" | "meter">;

/** Sends some at a time; what costs much together is asked once more, each alone. */
async function sendAll(run: Sending, requests: Sent[], result: HostileResult): Promise<void> {
  for (let at = 0; at < requests.length; at += AT_ONCE) {
    const wave = requests.slice(at, at + AT_ONCE);
    const cost = await measured(run, () => Promise.all(wave.map((each) => sendOne(run, each, result))));
    if (cost <= BUDGET_MS || requests.length === 1) continue;
    for (const each of wave) await judgeCost(run, each, [harmlessTwin(each.bytes)], result);
  }
}

/** Milliseconds of the processor; 0 where nobody measures. */
async function measured({ meter }: Sending, work: () => Promise<unknown>): Promise<number> {
  const before = (await meter?.()) ?? 0;
  await work();
  return ((await meter?.()) ?? 0) - before;
}

async function judgeCost(
  run: Sending,
  { bytes, unfinished, what }: Sent,
  twins: Buffer[],
  result: HostileResult,
) {
  const { meter, port } = run;
  if (!meter) return;
  const send = (each: Buffer) => sendRaw(port, each, unfinished);
  const excess = await excessOf({ meter, send }, bytes, twins);
  result.repeated++;
  if (excess > BUDGET_MS)
    tell(run, result, {
      fault: `${Math.round(excess)} ms of the processor beyond its share`,
      bytes,
      what,
      answer: "",
    });
}

async function sendOne(run: Sending, { bytes, unfinished, what, statuses }: Sent, result: HostileResult) {
  const answer = await sendRaw(run.port, bytes, unfinished);
  const { status, busy, fault } = judgeAnswer(answer, unfinished, bytes);
  const isWrong = statuses && !busy && !statuses.includes(status);
  const error = fault ?? (isWrong ? `status ${status}, not ${statuses.join(" or ")}` : null);
  result.sent++;
  result.statuses[status] = (result.statuses[status] ?? 0) + 1;
  if (busy) result.busy++;
  if (error) tell(run, result, { fault: error, bytes, what, answer });
}

function tell(
  { onFault }: Sending,
  { faults }: HostileResult,
  { fault, bytes, what, answer }: { fault: string; bytes: Buffer; what: string | undefined; answer: string },
): void {
  if (faults.length >= MOST_ERRORS) return;
  const found: Fault = {
    fault: what ? `${fault} (${what})` : fault,
    request: bytes.subarray(0, 3_000).toString("utf8"),
    answer: answer.slice(0, 1_500),
  };
  faults.push(found);
  onFault?.(found);
}
