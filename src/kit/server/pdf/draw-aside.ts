import type { Piscina } from "piscina";

/** A thread costs memory, so there is one, and it goes when no paper was asked for during this time. */
const IDLE_MS = 30_000;
/** On a machine that is busy, papers wait for visitors. */
const NICE = 10;

let pool: Promise<Piscina> | undefined;

/**
 * Runs a module's exported function on a thread of its own and answers the bytes that it made: drawing a paper
 * takes a tenth of a second and more, in which nobody else would be answered.
 *
 * `data` goes over as a copy. Throws what the function throws.
 */
export async function drawAside(module: URL, name: string, data: unknown): Promise<Buffer> {
  pool ??= startPool();
  const bytes: Uint8Array = await (await pool).run(data, { filename: module.href, name });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function startPool(): Promise<Piscina> {
  const { Piscina } = await import("piscina");
  return new Piscina({ minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, niceIncrement: NICE });
}
