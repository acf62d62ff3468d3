import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "#kit/server/media/s3/s3-client.ts";
import { answerCall, type S3Content, StoreError } from "./s3-operations.ts";
import { signatureError } from "./s3-signature.ts";

export interface TestS3Server {
  settings: S3Settings;
  /** The same as variables of the site. */
  environment: Record<string, string>;
  /** What the bucket holds; also for tests that put something there. */
  content: S3Content;
  /** Answers the next calls with these faults, one each, such as `[503, "SlowDown"]`; 0 leaves one unanswered. */
  failNext(...faults: [status: number, code: string][]): void;
  /** How many calls came. */
  calls: () => number;
  /** Takes the server away; `start` brings it back at the same address, with what it held. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const KEYS = { accessKeyId: "PADDOCKTESTKEY", secretAccessKey: "pit-lane/is+open" };
const BUCKET = "paddock-test";

/** A store on a loopback port that speaks S3: path-style addresses, signatures held against AWS's description. */
export async function startS3Server(): Promise<TestS3Server> {
  const content: S3Content = { objects: new Map(), uploads: new Map() };
  const errors: [number, string][] = [];
  let calls = 0;
  let server: Server;
  let port = 0;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    calls += 1;
    const body = await buffer(request);
    const { method = "", url = "", headers } = request;
    try {
      const [status, code] = errors.shift() ?? [];
      if (status === 0) return;
      if (status && code) throw new StoreError(status, code);
      const fault = signatureError({ method, url, headers, body }, KEYS);
      if (fault) throw new StoreError(403, fault);
      answerCall(content, BUCKET, { method, url, headers, body }, response);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      response.writeHead(error.status, { "content-type": "application/xml" });
      response.end(`<?xml version="1.0"?><Error><Code>${error.code}</Code><Message>test</Message></Error>`);
    }
  };
  const start = async () => {
    server = createServer(
      (request, response) => void answer(request, response).catch(() => response.destroy()),
    );
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  };
  await start();

  const settings = { ...KEYS, endpoint: `http://127.0.0.1:${port}`, bucket: BUCKET, region: "eu-test-1" };
  return {
    settings,
    environment: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_REGION: settings.region,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    content,
    failNext: (...next) => void errors.push(...next),
    calls: () => calls,
    start,
    async stop() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
