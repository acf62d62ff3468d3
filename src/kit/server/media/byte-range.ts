import type { ByteRange } from "./media-storage.ts";

/**
 * What a `Range` header asks of a file of `size` bytes (RFC 9110, 14.2): null for the whole file (no header,
 * several ranges, or one that can't be read), "beyond" where the file has none of it.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | "beyond" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(" ", "") ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "beyond" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= size ? "beyond" : { start, end };
}
