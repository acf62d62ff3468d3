import autocannon from "autocannon";
import { serveQuestions } from "./process.ts";

/** One burst of load, bounded by its seconds or by its number of requests. */
export interface Burst {
  url: string;
  connections: number;
  seconds?: number;
  amount?: number;
  headers?: Record<string, string>;
  method?: "GET" | "POST";
  body?: string;
  /** Each request comes from an address of its own, as a proxy would say, with a key of its own. */
  everyoneNew?: boolean;
}

export interface Borne {
  perSecond: number;
  /** What was no 2xx, by its status, and requests without an answer; blank where all went well. */
  failed: string;
}

serveQuestions<Burst, Borne>(
  async ({ url, connections, seconds, amount, headers, method, body, everyoneNew }) => {
    let count = 0;
    const run = Math.random().toString(36).slice(2);
    const result = await autocannon({
      url,
      connections,
      ...(amount ? { amount } : { duration: seconds ?? 2 }),
      ...(headers && { headers }),
      ...(method && { method }),
      ...(body && { body }),
      ...(everyoneNew && {
        requests: [
          {
            setupRequest: (request) => {
              count++;
              const address = [10, (count >> 16) & 255, (count >> 8) & 255, count & 255].join(".");
              return {
                ...request,
                headers: {
                  ...request.headers,
                  "x-forwarded-for": address,
                  "idempotency-key": `${run}-${count}`,
                },
              };
            },
          },
        ],
      }),
    });
    const bad = Object.entries(result.statusCodeStats ?? {}).filter(([status]) => !status.startsWith("2"));
    const failures = [...bad.map(([status, { count }]) => `${count} x ${status}`)];
    if (result.errors > 0) failures.push(`${result.errors} without an answer`);
    return { perSecond: result["2xx"] / result.duration, failed: failures.join(", ") };
  },
);
