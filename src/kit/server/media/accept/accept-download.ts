import { buffer } from "node:stream/consumers";
import type { DownloadExtension } from "#kit/contract/media/download-path.ts";
import type { Upload } from "../../context.ts";
import { MediaError } from "../media-error.ts";

export const MAX_DOWNLOAD_BYTES = 50 * 1024 * 1024;

/** Where the end of a PDF is looked for, as its readers do. */
const PDF_END = 1024;
/** The last record of a ZIP without its comment, which has at most 65,535 bytes. */
const ZIP_END = 22;
const LONGEST_COMMENT = 65_535;

/**
 * Judges an uploaded file by its first and last bytes, whatever its name is: a PDF with its end, or a ZIP whose table
 * of contents ends where the file does. Throws MediaError (`DOWNLOAD_*`).
 */
export async function downloadTypeOf(upload: Pick<Upload, "bytes" | "stream">): Promise<DownloadExtension> {
  const { bytes } = upload;
  if (bytes === 0) throw new MediaError("DOWNLOAD_EMPTY");
  if (bytes > MAX_DOWNLOAD_BYTES) throw new MediaError("DOWNLOAD_TOO_LARGE");
  const part = (start: number, end: number) => buffer(upload.stream({ start: Math.max(0, start), end }));
  const head = (await part(0, 7)).toString("latin1");
  if (/^%PDF-[12]\.\d/.test(head)) {
    if ((await part(bytes - PDF_END, bytes)).includes("%%EOF")) return "pdf";
    throw new MediaError("DOWNLOAD_BROKEN");
  }
  if (!head.startsWith("PK\x03\x04")) throw new MediaError("DOWNLOAD_TYPE");
  const tail = await part(bytes - ZIP_END - LONGEST_COMMENT, bytes);
  const contents = contentsOf(tail, bytes);
  if (contents === null || (await part(contents, contents + 3)).toString("latin1") !== "PK\x01\x02")
    throw new MediaError("DOWNLOAD_BROKEN");
  return "zip";
}

/** Where the table of contents of a ZIP begins, by the record at its end; null where that does not fit the file. */
function contentsOf(tail: Buffer, bytes: number): number | null {
  const at = tail.lastIndexOf("PK\x05\x06");
  if (at < 0 || tail.length - at < ZIP_END) return null;
  const [size, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  const isEnd = at + ZIP_END + tail.readUInt16LE(at + 20) === tail.length;
  return isEnd && size > 0 && start + size === bytes - tail.length + at ? start : null;
}
