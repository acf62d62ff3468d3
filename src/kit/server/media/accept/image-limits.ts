import type { ImageExtension } from "#kit/contract/media/media-path.ts";

/** What may be sent: what is stored, drawings that are stored as PNG, and iPhone pictures that are stored as JPEG. */
export type ImageType = ImageExtension | "svg" | "heic";

/** 15 MB, and 50 megapixels for all frames of an animation together. */
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;
/** Forty seconds of film, in pictures of a logo's size: each frame costs time, however small it is. */
export const MAX_FRAMES = 1_000;

/** What one picture may cost: seconds of a processor, and bytes of memory in all. */
export interface Budget {
  cpuSeconds: number;
  memoryBytes: number;
}

const MB = 1024 * 1024;

/** A photograph of 50 megapixels takes 12 s and 700 MB; a logo with shadows, masks and patterns 1 s and 150 MB. */
export const BUDGETS: Record<ImageType, Budget> = {
  svg: { cpuSeconds: 10, memoryBytes: 500 * MB },
  jpg: { cpuSeconds: 60, memoryBytes: 1_200 * MB },
  png: { cpuSeconds: 60, memoryBytes: 1_200 * MB },
  webp: { cpuSeconds: 60, memoryBytes: 1_200 * MB },
  gif: { cpuSeconds: 60, memoryBytes: 1_200 * MB },
  heic: { cpuSeconds: 60, memoryBytes: 1_200 * MB },
};
