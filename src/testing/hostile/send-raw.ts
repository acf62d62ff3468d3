import type { Buffer } from "node:buffer";
import { connect } from "node:net";

/** Longer than any answer takes that is meant to be slow: wrong passwords, drawings that are given up. */
const PATIENCE_MS = 300_000;

/**
 * Writes the bytes to a port of this machine and reads until the server closes. An unfinished request is ended by
 * hanging up. Answers what came, as Latin-1 text; "timeout" where the connection stayed open.
 */
export function sendRaw(port: number, bytes: Buffer, unfinished: boolean): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => {
      socket.write(bytes);
      if (unfinished) socket.end();
    });
    const timer = setTimeout(() => {
      resolve(`timeout ${answer}`);
      socket.destroy();
    }, PATIENCE_MS);
    const done = () => {
      clearTimeout(timer);
      resolve(answer);
    };
    socket.setEncoding("latin1");
    socket.on("data", (text) => {
      answer += text;
    });
    // A server that refuses a large body closes while it is still being written.
    socket.on("error", done);
    socket.on("close", done);
  });
}
