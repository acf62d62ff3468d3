import type { RenditionFormat } from "./media-names.ts";

/**
 * The best format the client names or allows: AVIF only where it is named (a `*` is no promise to read it),
 * WebP also for `image/*`, `*` and no header at all; null where neither is welcome.
 */
export function renditionFormat(
  accept: string | undefined,
  offered: readonly RenditionFormat[],
): RenditionFormat | null {
  const wishes = new Map((accept ?? "*/*").split(",").map(readWish));
  const webp = wishes.get("image/webp") ?? wishes.get("image/*") ?? wishes.get("*/*") ?? 0;
  const avif = offered.includes("avif") ? (wishes.get("image/avif") ?? 0) : 0;
  if (avif > 0 && avif >= webp) return "avif";
  return webp > 0 && offered.includes("webp") ? "webp" : null;
}

function readWish(text: string): [type: string, quality: number] {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  const value = quality === undefined ? 1 : Number(quality.slice(2));
  return [type, Number.isFinite(value) ? value : 0];
}
