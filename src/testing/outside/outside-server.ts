import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What another company's server may do on a bad day instead of answering. */
export type Misbehaviour = "cut-off" | "hang-up" | "503" | "429" | "not-json";

export interface OutsideServer {
  url: string;
  /** Method and path of each question, oldest first. */
  asked: string[];
  /** What the next questions are answered with, in this order. */
  next: (...misbehaviours: Misbehaviour[]) => void;
  /** Whether every question is hung up on. */
  isAway: boolean;
  close: () => void;
}

export interface Reply {
  status: number;
  type?: string;
  body: string | Buffer;
}

/** A server on loopback that answers as `reply` says, unless told to misbehave. */
export async function startOutsideServer(
  reply: (path: string, body: string, request: IncomingMessage) => Reply,
): Promise<OutsideServer> {
  const waiting: Misbehaviour[] = [];
  const outside: OutsideServer = {
    url: "",
    asked: [],
    isAway: false,
    next: (...misbehaviours) => void waiting.push(...misbehaviours),
    close: () => void server.close(),
  };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const path = request.url ?? "";
    outside.asked.push(`${request.method} ${path}`);
    const misbehaviour = outside.isAway ? "hang-up" : waiting.shift();
    if (misbehaviour === "hang-up") return void request.socket.destroy();
    if (misbehaviour === "503" || misbehaviour === "429")
      return void response.writeHead(Number(misbehaviour)).end();
    if (misbehaviour === "not-json") return void response.writeHead(200).end("<html>Odstávka</html>");
    const { status, type = "application/json", body } = reply(path, Buffer.concat(parts).toString(), request);
    const bytes = Buffer.from(body);
    response.writeHead(status, { "content-type": type });
    response.end(misbehaviour === "cut-off" ? bytes.subarray(0, bytes.length / 2) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  outside.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return outside;
}
