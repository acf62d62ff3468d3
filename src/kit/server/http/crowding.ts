import { readFileSync } from "node:fs";
import { type IncomingHttpHeaders, IncomingMessage, type Server } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { Refusal } from "#kit/contract/errors.ts";
import { clientNetwork } from "../rate-limit/client-network.ts";

/** How much may be unfinished at the same time, of one network and in all. */
export interface Crowding {
  /** Connections that have brought no request, or wait for their next one. */
  silent: { ofNetwork: number; inAll: number };
  /** Bytes of bodies that have not come whole. */
  bodies: { ofNetwork: number; inAll: number };
  /** Connections of any kind. Above them there is no file left for the database or an upload. */
  connections: number;
}

/** Files that are not for connections: the database, uploads, pictures, other servers. */
const OTHER_FILES = 250;
const USUAL_FILES = 4_096;
const MB = 1024 * 1024;
const LARGEST_BODY = 2 * MB;
/** A connection costs something, however little it has to say. */
const LEAST_TAKEN = MB / 4;

export function crowdingOf(files = mostFiles()): Crowding {
  const connections = Math.max(50, files - OTHER_FILES);
  return {
    silent: { ofNetwork: 200, inAll: Math.min(2_000, Math.floor(connections / 2)) },
    bodies: { ofNetwork: 80 * MB, inAll: 240 * MB },
    connections,
  };
}

/** How many files this process may open. */
function mostFiles(): number {
  try {
    return Number(
      /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? USUAL_FILES,
    );
  } catch {
    return USUAL_FILES;
  }
}

/**
 * Of silent connections that are too many, the oldest is closed: a visitor says what they want at once, who only takes
 * a place does not. It works on the connection's own address, for nothing has been said yet.
 */
export function limitSilent(server: Server, { silent, connections }: Crowding): void {
  server.maxConnections = connections;
  const waiting = new Set<Socket>();
  const byNetwork = new Map<string, Set<Socket>>();
  const closeOldest = (sockets: Set<Socket>) => sockets.values().next().value?.destroy();

  server.on("connection", (socket: Socket) => {
    // Once it is closed it has no address any more.
    const network = clientNetwork(socket.remoteAddress ?? "");
    const end = () => {
      waiting.delete(socket);
      const others = byNetwork.get(network);
      others?.delete(socket);
      if (others?.size === 0) byNetwork.delete(network);
    };
    const begin = () => {
      if (socket.destroyed) return;
      const others = byNetwork.get(network) ?? new Set();
      byNetwork.set(network, others.add(socket));
      waiting.add(socket);
      if (others.size > silent.ofNetwork) closeOldest(others);
      else if (waiting.size > silent.inAll) closeOldest(waiting);
    };
    speaking.set(socket, { begin, end });
    begin();
    socket.once("close", end);
  });
  server.on("request", ({ socket }, response) => {
    speaking.get(socket)?.end();
    response.once("close", () => speaking.get(socket)?.begin());
  });
}

const speaking = new WeakMap<Socket, { begin: () => void; end: () => void }>();

interface Body {
  network: string;
  raw: IncomingMessage;
  bytes: number;
}

/**
 * Refuses a body where those of its network that have not come whole take too much. Where they take too much in all,
 * the network that takes most loses its oldest, so that who sends many takes no place from who sends one.
 */
export function limitBodies(app: FastifyInstance, { bodies: most }: Crowding): void {
  const bodies = new Set<Body>();
  app.addHook("onRequest", (request, reply, done) => {
    const { raw, ip } = request;
    const bytes = bytesTaken(request.headers);
    // A page's own calls come from this process, whole.
    if (bytes === 0 || raw.complete || !(raw instanceof IncomingMessage)) return done();
    for (const body of bodies) if (body.raw.complete) bodies.delete(body);
    const network = clientNetwork(ip);
    const byNetwork = [...Map.groupBy(bodies, (body) => body.network).values()];
    const own = byNetwork.find(([first]) => first?.network === network) ?? [];
    if (sumOf(own) + bytes > most.ofNetwork) return done(new Refusal("TOO_MANY_REQUESTS", { retryAfter: 5 }));
    if (sumOf([...bodies]) + bytes > most.inAll) {
      const [largest = []] = byNetwork.sort((one, other) => sumOf(other) - sumOf(one));
      largest[0]?.raw.destroy();
    }
    const body = { network, raw, bytes };
    bodies.add(body);
    // What comes after the answer is not kept.
    reply.raw.once("close", () => bodies.delete(body));
    done();
  });
}

const sumOf = (bodies: Body[]) => bodies.reduce((sum, { bytes }) => sum + bytes, 0);

/** What a body may take of the memory until it has come whole; 0 where there is none. */
function bytesTaken(headers: IncomingHttpHeaders): number {
  const chunked = headers["transfer-encoding"] !== undefined;
  const length = Number(headers["content-length"] ?? 0);
  if (!chunked && !(length > 0)) return 0;
  // Its fields, and what is on its way to the disk.
  if (/^multipart\//i.test(headers["content-type"] ?? "")) return 2 * LARGEST_BODY;
  return chunked ? LARGEST_BODY : Math.min(Math.max(length, LEAST_TAKEN), LARGEST_BODY);
}
