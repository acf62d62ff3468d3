import { bufferOf, makeAside } from "../aside/run-aside.ts";

const run = makeAside({ behind: true });

/**
 * Calls a module's exported function in a process of its own and answers the bytes that it made: drawing a paper
 * takes a tenth of a second and more, in which nobody else would be answered.
 *
 * `data` goes over as a copy. Throws what the function throws, and HelperError where no process can be had.
 */
export async function drawAside(module: URL, name: string, data: unknown): Promise<Buffer> {
  return bufferOf(await run<Uint8Array>(module, name, data));
}
