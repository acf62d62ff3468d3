import { connect, type Socket } from "node:net";

/** What is said before the silence: nothing, and requests that stop in their head and in their body. */
const BEGINNINGS = [
  "",
  "G",
  "GET / HTTP/1.1\r\nhost: localhost\r\n",
  "POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{",
  "POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n",
  "GET /api/cars HTTP/1.1\r\nhost: localhost\r\n\r\n",
];
const OF_EACH = 5;

/** Connections that begin and then say nothing more. `open` answers how many of them the server has not closed. */
export function silentSockets(port: number): { open: () => number; end: () => void } {
  const sockets: Socket[] = BEGINNINGS.flatMap((beginning) =>
    Array.from({ length: OF_EACH }, () => {
      const socket = connect(port, "127.0.0.1", () => socket.write(beginning));
      socket.on("error", () => {});
      socket.resume();
      return socket;
    }),
  );
  return {
    open: () => sockets.filter((socket) => !socket.closed).length,
    end: () => {
      for (const socket of sockets) socket.destroy();
    },
  };
}
