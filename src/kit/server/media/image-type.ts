import type { ImageType } from "./image-limits.ts";

/** What the first bytes say the file is, whatever its name is; null for a kind that is not accepted. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpg";
  const latin = head.toString("latin1");
  if (latin.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (latin.startsWith("GIF87a") || latin.startsWith("GIF89a")) return "gif";
  if (latin.startsWith("RIFF") && latin.slice(8, 12) === "WEBP") return "webp";
  if (isHeic(latin)) return "heic";
  return looksLikeSvg(head.toString("utf8")) ? "svg" : null;
}

/** Its first box names what it is, and what else it can be read as. */
function isHeic(latin: string): boolean {
  if (latin.slice(4, 8) !== "ftyp" || !/^(?:heic|heix|mif1)$/.test(latin.slice(8, 12))) return false;
  const length = Buffer.from(latin.slice(0, 4), "latin1").readUInt32BE();
  return /hei[cx]/.test(latin.slice(8, Math.min(length, 256)));
}

/** The first element is `svg`, after any byte order mark, XML declaration, comments and document type. */
function looksLikeSvg(text: string): boolean {
  let rest = text.replace(/^\uFEFF/, "").trimStart();
  for (;;) {
    const skipped =
      /^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE\s+svg\b[^[>]*(?:\[[\s\S]*?\]\s*)?>)\s*/i.exec(rest);
    if (!skipped) return /^<(?:\w+:)?svg[\s>]/.test(rest);
    rest = rest.slice(skipped[0].length);
  }
}
