import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { Refusal } from "#kit/contract/errors.ts";

interface Overload {
  /** Milliseconds that a turn of the event loop may take on average before calls are refused; 0: they never are. */
  maxDelay: number;
  /** Over which time the average is taken, milliseconds. */
  interval?: number;
}

/** How fine turns are measured, milliseconds. */
const RESOLUTION_MS = 10;

/**
 * Answers 503 with `Retry-After` while there is more to do than can be done. One long turn is no overload: a page's
 * first render or a database that starts may take a second on a small machine, and visitors wait for it. Turns are all
 * that is measured: the process's memory is read from a file, which can't be opened where connections have taken all.
 */
export function refuseWhenOverloaded(app: FastifyInstance, { maxDelay, interval = 10_000 }: Overload): void {
  if (maxDelay === 0) return;
  const turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  turns.enable();
  let delay = 0;
  let refused = 0;
  const timer = setInterval(() => {
    // Not a number says that there was nothing to measure, which one long turn is enough for.
    const mean = turns.mean / 1e6 - RESOLUTION_MS;
    delay = Number.isNaN(mean) ? 0 : mean;
    turns.reset();
    // One line for all of them: a line each would be more to do.
    if (refused > 0)
      app.log.warn({ refused, delay: Math.round(delay) }, "Too much to do: calls were refused");
    refused = 0;
  }, interval).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    turns.disable();
  });
  app.addHook("onRequest", async ({ routeOptions }) => {
    // Whoever looks what is wrong is let in.
    if (delay <= maxDelay || routeOptions.url === "/metrics") return;
    refused += 1;
    throw new Refusal("UNAVAILABLE", { retryAfter: 5, isTold: true });
  });
}
