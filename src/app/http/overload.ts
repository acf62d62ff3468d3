import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { Refusal } from "#kit/contract/errors.ts";

interface Overload {
  /** Milliseconds that a turn of the event loop may take on average before calls are refused; 0: they never are. */
  maxDelay: number;
  /** Over which time the average is taken, milliseconds. */
  interval?: number;
}

/**
 * Answers 503 with `Retry-After` while there is more to do than can be done. One long turn is no overload: a page's
 * first render or a database that starts may take a second on a small machine, and visitors wait for it.
 */
export async function refuseWhenOverloaded(
  app: FastifyInstance,
  { maxDelay, interval = 10_000 }: Overload,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    sampleInterval: interval,
    pressureHandler: ({ routeOptions }, _reply, _type, delay) => {
      // Whoever looks what is wrong is let in.
      if (routeOptions.url === "/metrics") return;
      // Infinity says that there was nothing to measure, which one long turn is enough for.
      if (delay !== Number.POSITIVE_INFINITY) throw new Refusal("UNAVAILABLE", { retryAfter: 5 });
    },
  });
}
