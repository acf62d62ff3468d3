import fc from "fast-check";
import { implementations } from "#app/http/api.ts";
import {
  type HostileRequest,
  hostileRequest,
  type Known,
  type Target,
  withToken,
} from "./hostile-requests.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { type Seed, seedCorpus } from "./seed-corpus.ts";
import { sendRaw } from "./send-raw.ts";

/** So many of one target are made together: what a schema takes is worked out once for them. */
const OF_ONE_TARGET = 4;
/** So many share a bearer: one of them may sign it out, and the rest of them would get no further. */
const BATCH = 20;
const AT_ONCE = 6;
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

/** Every call of every contract, every served file, and the pages where they are served. */
export function hostileTargets(pages: boolean): Target[] {
  const endpoints = implementations.flatMap(({ endpoints }) => Object.values(endpoints));
  const paths = [...FILES, ...(pages ? PAGES : [])];
  return [...endpoints.map((endpoint) => ({ endpoint })), ...paths.map((path) => ({ path }))];
}

export interface HostileRun {
  port: number;
  count: number;
  seed: number;
  pages: boolean;
  known: Known;
  /** A live bearer; asked for again and again, since requests sign out and end sessions. */
  token: () => Promise<string>;
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
  faults: Fault[];
}

/** Sends `count` generated requests, the same for the same seed, and says which answers were at fault. */
export async function runHostile(run: HostileRun): Promise<HostileResult> {
  const { count, seed, known, onProgress } = run;
  const targets = hostileTargets(run.pages);
  const makers = new Map<Target, ReturnType<typeof hostileRequest>>();
  const result = noResult();
  let made = 0;
  while (result.sent < count) {
    const token = await run.token();
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
  const seeds = seedCorpus({ known: run.known, token: await run.token(), pages: run.pages });
  await sendAll(run, seeds, result);
  return result;
}

const noResult = (): HostileResult => ({ sent: 0, statuses: {}, busy: 0, faults: [] });

async function sendAll(
  { port, onFault }: Pick<HostileRun, "port" | "onFault">,
  requests: (HostileRequest & Partial<Seed>)[],
  result: HostileResult,
): Promise<void> {
  const waiting = [...requests].reverse();
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await judge(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  async function judge({ bytes, unfinished, what, statuses }: HostileRequest & Partial<Seed>): Promise<void> {
    const answer = await sendRaw(port, bytes, unfinished);
    const judged = judgeAnswer(answer, unfinished, bytes);
    const { status, busy } = judged;
    const isWrong = statuses && !busy && !statuses.includes(status);
    const error = judged.fault ?? (isWrong ? `status ${status}, not ${statuses.join(" or ")}` : null);
    result.sent++;
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if (busy) result.busy++;
    if (!error || result.faults.length >= MOST_ERRORS) return;
    const found: Fault = {
      fault: what ? `${error} (${what})` : error,
      request: bytes.toString("utf8").slice(0, 3_000),
      answer: answer.slice(0, 1_500),
    };
    result.faults.push(found);
    onFault?.(found);
  }
}
