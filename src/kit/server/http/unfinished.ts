import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { answerUnparsed } from "./unparsed.ts";

/** How long a connection may take, milliseconds. */
export interface Patience {
  /** From the first moment of a connection, or of a further request on it, to the end of the request's headers. */
  headers: number;
  /** For a body, whatever it is; beyond it a body must come at `bodyRate`. */
  body: number;
  /** Bytes a second: what the slowest telephone sends. However large a body is, it may take as long as it needs. */
  bodyRate: number;
  /** Without a byte that the client takes, while there is something to send. */
  reading: number;
  /** Between two requests. */
  idle: number;
  /** How often it is looked. */
  check: number;
}

export const PATIENCE: Patience = {
  headers: 20_000,
  body: 20_000,
  bodyRate: 500,
  reading: 120_000,
  // Longer than nginx keeps a connection that nobody uses, so that it never sends a request into one that closes.
  idle: 72_000,
  check: 5_000,
};

/** A request whose body has not come whole. */
interface Body {
  request: IncomingMessage;
  response: ServerResponse;
  socket: Socket;
  /** When it began; later where we were the ones to wait for. */
  since: number;
  readBefore: number;
}

/** What a socket had left to send when it was last looked at, and since when nothing of it went. */
interface Sending {
  sent: number;
  since: number;
}

/**
 * Closes connections that do not go on: whose headers or body do not come, whose client does not read, or that
 * nobody uses. Node's own limit for whole requests would end the upload of a film over a slow network, so bodies are
 * held to a rate instead.
 */
export function closeUnfinished(server: Server, patience: Patience = PATIENCE): void {
  server.headersTimeout = patience.headers;
  server.requestTimeout = 0;
  server.keepAliveTimeout = patience.idle;
  const sockets = new Map<Socket, Sending>();
  const bodies = new Set<Body>();

  server.on("connection", (socket: Socket) => {
    sockets.set(socket, { sent: 0, since: Date.now() });
    // One listener for all of its requests: a proxy sends thousands of them over one connection.
    socket.once("close", () => {
      sockets.delete(socket);
      for (const body of bodies) if (body.socket === socket) bodies.delete(body);
    });
  });
  server.on("request", (request, response) => {
    const { "content-length": length, "transfer-encoding": encoding } = request.headers;
    if (encoding === undefined && (length === undefined || length === "0")) return;
    const { socket } = request;
    const body = { request, response, socket, since: Date.now(), readBefore: socket.bytesRead };
    bodies.add(body);
    request.once("end", () => bodies.delete(body));
  });

  const timer = setInterval(() => {
    const now = Date.now();
    for (const body of bodies) {
      const { request, response, socket } = body;
      if (request.complete) bodies.delete(body);
      // What was answered already is not wanted; it is only let run out, so that the answer is read.
      else if (response.writableFinished) {
        if (now > body.since + patience.body) socket.destroy();
      }
      // We have not taken what has come: the client can't send more.
      else if (request.readableLength >= request.readableHighWaterMark) body.since += patience.check;
      else if (now > body.since + allowed(socket.bytesRead - body.readBefore, patience)) {
        bodies.delete(body);
        if (response.headersSent) socket.destroy();
        else answerUnparsed({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket);
      }
    }
    for (const [socket, sending] of sockets) {
      const sent = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || sent !== sending.sent) sockets.set(socket, { sent, since: now });
      else if (now > sending.since + patience.reading) socket.destroy();
    }
  }, patience.check).unref();
  server.once("close", () => clearInterval(timer));
}

function allowed(bytes: number, { body, bodyRate }: Patience): number {
  return body + (bytes / bodyRate) * 1000;
}
