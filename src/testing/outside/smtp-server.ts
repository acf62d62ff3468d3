import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface TestSmtpServer {
  port: number;
  /** For SMTP_URL. */
  url: string;
  /** Every accepted mail, parsed, in order of arrival. */
  received: Email[];
  /** Makes the next mails be refused with these SMTP answers (451, 550, ...), one each. */
  refuseNext(...codes: number[]): void;
  /** What it says to mails for this address from now on, such as `550 5.1.1 No such user`. */
  refuseAddress(address: string, code: number, text: string): void;
  /** Takes so many of the next mails whole and then breaks the connection without an answer. */
  dropNext(times: number): void;
  stop(): Promise<void>;
}

/** A real SMTP server on a loopback port; a port given again brings a stopped one back. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const received: Email[] = [];
  const refusals: number[] = [];
  const refusedAddresses = new Map<string, Error>();
  const sockets = new Set<Socket>();
  let drops = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _session, done) => done(refusedAddresses.get(address)),
    async onData(stream, _session, done) {
      const chunks = await stream.toArray().catch(() => null);
      if (!chunks) return done(new Error("cut off in the middle"));
      const message = Buffer.concat(chunks);
      const code = refusals.shift();
      if (code) return done(Object.assign(new Error("not now"), { responseCode: code }));
      received.push(await PostalMime.parse(message));
      if (drops === 0) return done();
      drops -= 1;
      for (const socket of sockets) socket.destroy();
    },
  });
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      server.on("error", () => {});
      resolve();
    });
  });
  const address = server.server.address() as AddressInfo;
  return {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuseNext: (...codes) => void refusals.push(...codes),
    refuseAddress: (address, responseCode, text) =>
      void refusedAddresses.set(address, Object.assign(new Error(text), { responseCode })),
    dropNext(times) {
      drops = times;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
