import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { madeOnce } from "#kit/server/made-once.ts";
import { encodingFor } from "#kit/server/response-cache/cached-response.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Good enough for what is made once, and done in a moment. */
const BROTLI_QUALITY = 6;

interface MadeFile {
  type: string;
  body: string;
  /** For how long it may be used unasked, seconds; 0: it is asked each time whether it is the same still. */
  maxAge: number;
}

/** A file that the process makes once and compresses once in each way that was asked for, on a thread of its own. */
export function servedFile(make: () => Promise<MadeFile>) {
  const file = madeOnce(async () => {
    const { type, body, maxAge } = await make();
    const plain = Buffer.from(body);
    return {
      type,
      plain,
      etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
      control: maxAge > 0 ? `public, max-age=${maxAge}` : "public, no-cache",
      br: madeOnce(() => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
      gzip: madeOnce(() => gzipped(plain)),
    };
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { type, plain, etag, control, ...compressed } = await file.get();
    reply.header("etag", etag).header("cache-control", control).header("vary", "Accept-Encoding");
    if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    const encoding = encodingFor(request);
    if (encoding) reply.header("content-encoding", encoding);
    return reply.type(type).send(encoding ? await compressed[encoding].get() : plain);
  };
}
