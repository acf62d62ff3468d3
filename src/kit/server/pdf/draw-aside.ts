import type { Piscina } from "piscina";
import { madeOnce } from "../made-once.ts";

/** A thread costs memory, so there is one, and it goes when no paper was asked for during this time. */
const IDLE_MS = 30_000;
/** On a machine that is busy, papers wait for visitors. */
const NICE = 10;

/** The system gives no thread now: it is out of file descriptors or memory. Worth another try. */
class NoThreadError extends Error {
  override name = "NoThreadError";
  readonly statusCode = 503;
}

const pool = madeOnce(startPool);

/**
 * Runs a module's exported function on a thread of its own and answers the bytes that it made: drawing a paper
 * takes a tenth of a second and more, in which nobody else would be answered.
 *
 * `data` goes over as a copy. Throws what the function throws, and NoThreadError where no thread can be had.
 */
export async function drawAside(module: URL, name: string, data: unknown): Promise<Buffer> {
  const { threads, broken } = await pool.get();
  const drawing: Promise<Uint8Array> = threads.run(data, { filename: module.href, name });
  const bytes = await Promise.race([drawing.catch(asNoThread), broken]);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function startPool(): Promise<{ threads: Piscina; broken: Promise<never> }> {
  const { Piscina } = await import("piscina");
  const threads = new Piscina({ minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, niceIncrement: NICE });
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => {});
  const giveUp = (error: unknown) => {
    pool.forget();
    broken.reject(new NoThreadError("No thread to draw on", { cause: error }));
    threads.destroy().catch(() => {});
  };
  // A thread that can't start is told by this event alone: without a listener it would end the process, and what
  // waits for the thread would wait for ever.
  threads.on("error", giveUp);
  // So would what stands behind a paper whose thread died.
  threads.on("workerDestroy", () =>
    setImmediate(() => {
      if (threads.threads.length === 0 && threads.queueSize > 0) giveUp(new Error("The thread ended"));
    }),
  );
  return { threads, broken: broken.promise };
}

function asNoThread(error: NodeJS.ErrnoException): never {
  throw error.code?.startsWith("ERR_WORKER_")
    ? new NoThreadError("No thread to draw on", { cause: error })
    : error;
}
