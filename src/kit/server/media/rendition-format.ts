import type { RenditionFormat } from "./media-names.ts";

/**
 * The best format the client names or allows: WebP also for `image/*`, `*` and no header at all; AVIF only where it
 * is named (a `*` is no promise to read it) beside WebP, which stands in for it; null where neither is welcome.
 */
export function renditionFormat(accept: string | undefined): RenditionFormat | null {
  const wishes = new Map((accept ?? "*/*").split(",").map(readWish));
  const webp = wishes.get("image/webp") ?? wishes.get("image/*") ?? wishes.get("*/*") ?? 0;
  const avif = wishes.get("image/avif") ?? 0;
  if (webp === 0) return null;
  return avif >= webp ? "avif" : "webp";
}

function readWish(text: string): [type: string, quality: number] {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  const value = quality === undefined ? 1 : Number(quality.slice(2));
  return [type, Number.isFinite(value) ? value : 0];
}
