import type { ImageExtension } from "#kit/contract/media/media-path.ts";
import { atMost } from "../../aside/at-most.ts";
import { bufferOf, makeAside } from "../../aside/run-aside.ts";
import type { AcceptedImage } from "../accept/accept-image.ts";
import { MediaError, type MediaErrorCode } from "../media-error.ts";
import type { Measured, Part } from "./encode-rendition.ts";

const ENCODING = new URL("./encode-rendition.ts", import.meta.url);
const run = makeAside();
const oneOfTwo = atMost(2);

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

/** Measures one that is stored as it is. Throws MediaError. */
export async function measureAside(bytes: Buffer, extension: ImageExtension): Promise<AcceptedImage> {
  try {
    const measured = await oneOfTwo(() => run<Measured>(ENCODING, "measure", { original: bytes, extension }));
    return { bytes, ...measured };
  } catch (error) {
    const { code } = error as { code?: string };
    throw code?.startsWith("IMAGE_") ? new MediaError(code as MediaErrorCode, { cause: error }) : error;
  }
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
