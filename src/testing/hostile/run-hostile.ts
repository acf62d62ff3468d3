import fc from "fast-check";
import { implementations } from "#app/api.ts";
import { type HostileRequest, hostileRequest, type Known, type Target } from "./hostile-requests.ts";
import { judgeAnswer } from "./judge-answer.ts";
import { sendRaw } from "./send-raw.ts";

const BATCH = 100;
const AT_ONCE = 6;

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
  /** A live bearer; asked for before each hundred requests, since requests sign out and end sessions. */
  token: () => Promise<string>;
  onProgress?: (sent: number) => void;
}

export interface HostileResult {
  statuses: Record<string, number>;
  busy: number;
  faults: { fault: string; request: string; answer: string }[];
}

/** Sends `count` hostile requests, the same for the same seed, and says which answers were at fault. */
export async function runHostile(run: HostileRun): Promise<HostileResult> {
  const { port, count, seed, known, onProgress } = run;
  const targets = hostileTargets(run.pages);
  const result: HostileResult = { statuses: {}, busy: 0, faults: [] };
  for (let sent = 0; sent < count; sent += BATCH) {
    const token = await run.token();
    const waiting: HostileRequest[] = [];
    for (let i = sent; i < Math.min(count, sent + BATCH); i++) {
      const target = targets[(i * 7919) % targets.length] as Target;
      waiting.push(...fc.sample(hostileRequest(target, known, token), { numRuns: 1, seed: seed + i }));
    }
    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await judge(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    onProgress?.(Math.min(count, sent + BATCH));
  }
  return result;

  async function judge({ bytes, unfinished }: HostileRequest): Promise<void> {
    const answer = await sendRaw(port, bytes, unfinished);
    const { status, busy, fault } = judgeAnswer(answer, unfinished);
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if (busy) result.busy++;
    if (fault)
      result.faults.push({
        fault,
        request: bytes.toString("utf8").slice(0, 3_000),
        answer: answer.slice(0, 1_500),
      });
  }
}
