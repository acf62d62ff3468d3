/**
 * After a job was added in a transaction, when to look for it, milliseconds: its commit is not seen here, and comes
 * soon. What takes longer is found by the next round of all queues.
 */
const LOOKS_MS = [30, 250, 1_000, 4_000];

/** Wakes whoever looks for the jobs of one queue when there may be one, so that nobody looks otherwise. */
export interface Alarm {
  /** A job is being added, or one more may be there. */
  expectJob(): void;
  /** A job falls due in so many milliseconds. */
  expectJobIn(ms: number): void;
  stop(): void;
}

/** `look` is called at most once in `paceMs`. */
export function createAlarm(look: () => void, paceMs: number): Alarm {
  const timers = new Map<number, NodeJS.Timeout>();
  let last = Number.NEGATIVE_INFINITY;

  function ring(): void {
    const early = last + paceMs - performance.now();
    if (early > 0) {
      ringIn(early, paceMs);
      return;
    }
    last = performance.now();
    look();
  }

  /** One of a kind waits at a time; an earlier one of another kind does not replace it. */
  function ringIn(ms: number, kind: number): void {
    if (timers.has(kind)) return;
    const timer = setTimeout(() => {
      timers.delete(kind);
      ring();
    }, ms);
    timers.set(kind, timer.unref());
  }

  return {
    expectJob() {
      for (const after of LOOKS_MS) ringIn(after, after);
    },
    expectJobIn(ms) {
      ringIn(ms, -Math.ceil(ms / 1000));
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
