import type { ImageExtension } from "#kit/contract/media/media-path.ts";
import { bufferOf, makeAside } from "../../aside/run-aside.ts";
import type { Part } from "./encode-rendition.ts";

const ENCODING = new URL("./encode-rendition.ts", import.meta.url);
const run = makeAside();

type Made = "encodeWebp" | "encodeAvif" | "encodeJpeg" | "encodePreview";

/**
 * Makes a smaller picture of one of our own, in a process of its own; `encode-rendition.ts` says what each is. Null
 * for an AVIF of a picture that moves. Throws what the library throws, and HelperError where no process can be had.
 */
export async function encodeAside(
  name: Exclude<Made, "encodeAvif">,
  original: Buffer,
  width: number,
): Promise<Buffer>;
export async function encodeAside(name: Made, original: Buffer, width: number): Promise<Buffer | null>;
export async function encodeAside(name: Made, original: Buffer, width: number): Promise<Buffer | null> {
  const made = await run<Uint8Array | null>(ENCODING, name, { original, width });
  return made && bufferOf(made);
}

/** A part of a picture in the same way; null for one that moves. */
export async function cutAside(
  original: Buffer,
  part: Part,
  extension: ImageExtension,
): Promise<Buffer | null> {
  const made = await run<Uint8Array | null>(ENCODING, "cutOut", { original, part, extension });
  return made && bufferOf(made);
}
