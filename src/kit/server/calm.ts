import { performance } from "node:perf_hooks";

/** Milliseconds of one look at how busy this process is. */
const LOOK_MS = 200;
/** Of a look's time, the share in which the event loop had something to do. */
const BUSY = 0.6;
/** Milliseconds that polite work waits at most: under a load that never ends it still gets done. */
const PATIENCE_MS = 5_000;

/**
 * Tells work that nobody waits for when this process has time: mails and their papers go out a few seconds later
 * rather than take the processor from visitors.
 */
export interface Calm {
  /** Resolves at once while requests leave time, else as soon as they do, after 5 s at the latest, or at the signal. */
  reached(signal: AbortSignal): Promise<void>;
  stop(): void;
}

/** Looks from now on, until it is stopped. `load` answers the event loop's use since the last look, 0 to 1. */
export function watchForCalm(load: () => number = eventLoopLoad()): Calm {
  let isBusy = false;
  const looking = setInterval(() => {
    isBusy = load() > BUSY;
  }, LOOK_MS).unref();
  return {
    async reached(signal) {
      for (let waited = 0; isBusy && !signal.aborted && waited < PATIENCE_MS; waited += LOOK_MS)
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    },
    stop() {
      clearInterval(looking);
      isBusy = false;
    },
  };
}

function eventLoopLoad(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
