import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { ERRORS } from "#kit/contract/errors.ts";

/** A request that is no HTTP is answered in the API's own form and cut off; nothing of the parser is shown. */
export function answerUnparsed(error: Pick<NodeJS.ErrnoException, "code">, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  // A browser opens connections before it needs them: there is nothing to answer yet.
  if (socket.bytesRead === 0) return void socket.destroy();
  const status =
    error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : error.code === "HPE_HEADER_OVERFLOW" ? 431 : 400;
  const body = JSON.stringify({ message: ERRORS.BAD_REQUEST.en, code: "BAD_REQUEST" });
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        "content-type: application/json; charset=utf-8",
        `content-length: ${Buffer.byteLength(body)}`,
        "x-content-type-options: nosniff",
        "cache-control: no-store",
        "connection: close",
        "",
        body,
      ].join("\r\n"),
    );
  socket.destroySoon();
}
