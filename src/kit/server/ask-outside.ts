/** A question to another company's server. */

export interface OutsideAnswer {
  status: number;
  isOk: boolean;
  headers: Headers;
  body: Buffer;
}

/** It did not answer in time, not whole, or with more than anybody would send. Its message never has the address. */
export class OutsideError extends Error {
  readonly kind: "away" | "too-large";

  constructor(kind: OutsideError["kind"], cause?: unknown) {
    super(`The other server: ${kind}`, { cause });
    this.kind = kind;
  }
}

interface Limits {
  /** Milliseconds for all of the answer. */
  patienceMs: number;
  mostBytes: number;
}

/**
 * Asks once, follows nobody elsewhere, and reads no more than `mostBytes`. Throws OutsideFault; secrets that stand in
 * the address or the body are in none of its parts.
 */
export async function askOutside(
  address: string,
  { patienceMs, mostBytes }: Limits,
  init: RequestInit = {},
): Promise<OutsideAnswer> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(address, { ...init, redirect: "error", signal });
    const { status, ok: isOk, headers } = response;
    return { status, isOk, headers, body: await bodyOf(response, mostBytes) };
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError("away", nameOf(error));
  }
}

async function bodyOf(response: Response, mostBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new OutsideError("too-large");
    parts.push(Buffer.from(part));
  }
  return Buffer.concat(parts);
}

/** `ECONNREFUSED`, `TimeoutError`: what went wrong, without the text that may repeat the address. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return (error.cause as { code?: string } | undefined)?.code ?? error.name;
}
