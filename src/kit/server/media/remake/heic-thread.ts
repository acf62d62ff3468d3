import { parentPort, workerData } from "node:worker_threads";
import decode from "heic-decode";
import { MAX_IMAGE_PIXELS } from "../accept/image-limits.ts";

/** From this thread: what stands in the file, upright, four bytes a pixel; or why there is nothing. */
export type HeicResult = { width: number; height: number; pixels: Uint8Array } | { tooMany: true };

/** The decoder is WebAssembly and never lets go of its thread, so it has one of its own: the budget is watched beside it. */
async function decodeFirst(buffer: Uint8Array): Promise<HeicResult> {
  const [picture] = (await decode.all({ buffer })) as (DecodableImage | undefined)[];
  if (!picture) throw new Error("There is no picture in it.");
  if (picture.width * picture.height > MAX_IMAGE_PIXELS) return { tooMany: true };
  const { width, height, data } = await picture.decode();
  return { width, height, pixels: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}

/** The package's types are older than its sizes, which are known before a pixel is decoded. */
interface DecodableImage {
  width: number;
  height: number;
  decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}

const result = await decodeFirst(workerData as Uint8Array);
parentPort?.postMessage(result, "pixels" in result ? [result.pixels.buffer as ArrayBuffer] : []);
