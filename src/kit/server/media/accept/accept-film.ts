import type { FilmExtension } from "#kit/contract/media/media-path.ts";
import { MediaError } from "../media-error.ts";

export const MAX_FILM_BYTES = 200 * 1024 * 1024;
const HEAD_BYTES = 64;

/** An uploaded file as it arrives; `truncated` is set by a multipart reader that cut it off at its own limit. */
export type FilmSource = AsyncIterable<Uint8Array | string> & { readonly truncated?: boolean };

/** What the first bytes say the film is; null when it is neither mp4 nor webm. */
export function filmTypeOf(head: Uint8Array): FilmExtension | null {
  const latin = Buffer.from(head).subarray(0, HEAD_BYTES).toString("latin1");
  if (/^.{4}ftyp(?:isom|iso[2-9a]|mp4[12v]|avc1|M4V|dash|MSNV|mmp4|f4v|cmf|3gp|XAVC)/s.test(latin))
    return "mp4";
  if (latin.startsWith("\x1a\x45\xdf\xa3") && latin.includes("webm")) return "webm";
  return null;
}

/**
 * Judges a film by its first bytes and hands it on while it arrives. Reading `content` throws FILM_TOO_LARGE
 * beyond 200 MB. Throws FILM_EMPTY, FILM_TYPE.
 */
export async function acceptFilm(
  source: FilmSource,
): Promise<{ extension: FilmExtension; content: AsyncIterable<Uint8Array> }> {
  const chunks = bytesOf(source);
  let head = Buffer.alloc(0);
  while (head.byteLength < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, next.value]);
  }
  const extension = filmTypeOf(head);
  if (extension) return { extension, content: limited(head, chunks, source) };
  await chunks.return(undefined);
  throw new MediaError(head.byteLength === 0 ? "FILM_EMPTY" : "FILM_TYPE");
}

async function* limited(head: Buffer, chunks: AsyncGenerator<Uint8Array>, source: FilmSource) {
  let bytes = head.byteLength;
  try {
    yield head as Uint8Array;
    for (;;) {
      const next = await chunks.next();
      if (next.done) break;
      bytes += next.value.byteLength;
      if (bytes > MAX_FILM_BYTES) throw new MediaError("FILM_TOO_LARGE");
      yield next.value;
    }
    if (source.truncated) throw new MediaError("FILM_TOO_LARGE");
  } finally {
    await chunks.return(undefined);
  }
}

async function* bytesOf(source: FilmSource): AsyncGenerator<Uint8Array, undefined> {
  for await (const chunk of source) yield typeof chunk === "string" ? Buffer.from(chunk) : chunk;
}
