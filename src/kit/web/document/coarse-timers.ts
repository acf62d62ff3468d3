import type { TimeoutCallback, TimeoutProvider } from "@tanstack/react-query";

/** From this length on a timer may be late, milliseconds. */
const LONG_MS = 30_000;
/** How late at most, milliseconds. */
const STEP_MS = 10_000;

/** Timers that are due together. */
interface Bucket {
  due: number;
  timer: ReturnType<typeof setTimeout>;
  callbacks: Map<number, TimeoutCallback>;
}

/** By the moment when they are due, milliseconds of the page's clock. */
const buckets = new Map<number, Bucket>();
/** Of each long timer that waits. Their numbers are below zero: the browser's own are above it. */
const bucketOf = new Map<number, Bucket>();
let last = 0;

/**
 * Timers for the query client, which sets two for each query that a page shows, minutes long: those that are due at
 * about the same time share one of the browser's. Short ones and intervals are the browser's own. The home page has 3
 * instead of 42, and is hydrated in less time (docs/decisions/0046-tricks-measured.md).
 */
export const coarseTimers: TimeoutProvider<number> = {
  setTimeout(callback, delay) {
    if (delay < LONG_MS) return Number(setTimeout(callback, delay));
    const bucket = bucketAt(Math.ceil((performance.now() + delay) / STEP_MS) * STEP_MS);
    const id = --last;
    bucket.callbacks.set(id, callback);
    bucketOf.set(id, bucket);
    return id;
  },
  clearTimeout(id) {
    const bucket = id === undefined ? undefined : bucketOf.get(id);
    if (id === undefined || !bucket) return clearTimeout(id);
    bucketOf.delete(id);
    bucket.callbacks.delete(id);
    if (bucket.callbacks.size > 0) return;
    clearTimeout(bucket.timer);
    buckets.delete(bucket.due);
  },
  setInterval: (callback, delay) => Number(setInterval(callback, delay)),
  clearInterval: (id) => clearInterval(id),
};

function bucketAt(due: number): Bucket {
  const known = buckets.get(due);
  if (known) return known;
  const timer = setTimeout(() => ring(bucket), due - performance.now());
  const bucket: Bucket = { due, timer, callbacks: new Map() };
  buckets.set(due, bucket);
  return bucket;
}

function ring({ due, callbacks }: Bucket): void {
  buckets.delete(due);
  // A callback may clear one that is due with it, which then is no longer in the map.
  for (const [id, callback] of callbacks) {
    bucketOf.delete(id);
    callback();
  }
}
