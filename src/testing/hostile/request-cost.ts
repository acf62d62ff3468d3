import { Buffer } from "node:buffer";

/** What requests cost the processor, and whether that is more than their size's share. */

/** Milliseconds of the processor that the site has taken so far. */
export type Meter = () => Promise<number>;

/** A request that may cost so much beyond what its twins cost. */
export const BUDGET_MS = 50;
const TRIES = 4;

interface Measuring {
  meter: Meter;
  send: (bytes: Buffer) => Promise<unknown>;
}

async function costOf({ meter, send }: Measuring, request: Buffer): Promise<number> {
  const before = await meter();
  await send(request);
  return (await meter()) - before;
}

/**
 * Milliseconds beyond the share, at the least of some tries: other work of the site and its garbage may fall into one of
 * them, not into all. `twins` say what the share is: requests of the same size or to the same address without harm.
 */
export async function excessOf(measuring: Measuring, request: Buffer, twins: Buffer[]): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < TRIES; times++) {
    const cost = await costOf(measuring, request);
    if (cost <= BUDGET_MS) return 0;
    let share = 0;
    for (const twin of twins) share = Math.max(share, await costOf(measuring, twin));
    least = Math.min(least, cost - share);
    if (least <= BUDGET_MS) return 0;
  }
  return least;
}

const KEPT = /^(host|authorization|x-forwarded-for|content-length|connection):/i;

/** The same call without harm: its address without a query, a body of the same size in a field that nobody knows. */
export function harmlessTwin(request: Buffer): Buffer {
  const end = request.indexOf("\r\n\r\n");
  const [first = "", ...headers] = request
    .subarray(0, end < 0 ? request.length : end)
    .toString("latin1")
    .split("\r\n");
  const length = end < 0 ? 0 : request.length - end - 4;
  const body = length > 0 ? `{"x":"${"a".repeat(Math.max(0, length - 8))}"}` : "";
  const head = [
    first.replace(/\?\S*/, ""),
    ...headers.filter((line) => KEPT.test(line) && !/^content-length:/i.test(line)),
    ...(body ? ["content-type: application/json", `content-length: ${Buffer.byteLength(body)}`] : []),
    ...(headers.some((line) => /^connection: close/i.test(line)) ? [] : ["connection: close"]),
  ];
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`, "latin1");
}
