import type { FunctionCall } from "./function-process.ts";
import { type Helper, startHelper } from "./helper.ts";

const PROGRAM = new URL("./function-process.ts", import.meta.url);

/**
 * Makes a place for work of one kind: one process that runs exported functions of modules, several at once where they
 * wait for others, and is gone while nobody asks. What they keep busy is not the site's thread, and what memory they
 * take goes back to the system (docs/decisions/0199-memory-that-goes-back.md).
 *
 * `behind`: visitors come first. Data goes over as a copy. Throws what the function throws (its message and code), and HelperError where no process
 * can be had.
 */
export function makeAside({ behind = false } = {}) {
  let current: Promise<Helper<FunctionCall, unknown>> | undefined;

  async function helper(): Promise<Helper<FunctionCall, unknown>> {
    const known = current;
    const one = await known?.catch(() => undefined);
    if (one?.isUsable()) return one;
    // Whoever came first has started the next one.
    if (!current || current === known) current = startHelper(PROGRAM, { behind });
    return current;
  }

  return async <Answer>(module: URL, name: string, data: unknown): Promise<Answer> => {
    const running = await helper();
    return (await running.ask({ module: module.href, name, data })) as Answer;
  };
}

/** Bytes that came from another process, as a Buffer on the same memory. */
export function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
