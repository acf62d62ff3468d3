import { createDecipheriv, createECDH, createHmac, type ECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";

/** A push service and the browsers at it, by RFC 8030 (the call), 8292 (who sends) and 8291 with 8188 (what is read). */
export interface PushService {
  url: string;
  /** A browser subscribes with the site's public key. */
  subscribe: (applicationServerKey: string) => Browser;
  /** Forgets a browser: its address answers 410 from then on. */
  leave: (browser: Browser) => void;
  /** What the next calls are answered with, in this order; `"hang-up"` answers nothing. */
  next: (...answers: (PushAnswer | "hang-up")[]) => void;
  /** What was wrong with calls that it refused. */
  refused: string[];
  /** How many calls came, taken or not. */
  calls: number;
  close: () => void;
}

interface PushAnswer {
  status: number;
  retryAfter?: string;
}

export interface Browser {
  /** As `PushSubscription.toJSON()` has it. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: Received[];
}

export interface Received {
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a message
  message: any;
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  /** `sub` of the sender's token. */
  subject: string;
}

const MOST_BYTES = 4096;

interface Subscribed extends Browser {
  key: string;
  own: ECDH;
  auth: Buffer;
}

export async function startPushService(port = 0): Promise<PushService> {
  const browsers = new Map<string, Subscribed>();
  const gone = new Set<string>();
  const answers: (PushAnswer | "hang-up")[] = [];
  const service: PushService = {
    url: "",
    refused: [],
    calls: 0,
    subscribe(key) {
      const own = createECDH("prime256v1");
      own.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(24).toString("base64url")}`;
      const keys = { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") };
      const browser = {
        subscription: { endpoint: service.url + path, keys },
        received: [],
        key,
        own,
        auth,
      };
      browsers.set(path, browser);
      return browser;
    },
    leave({ subscription }) {
      const { pathname } = new URL(subscription.endpoint);
      browsers.delete(pathname);
      gone.add(pathname);
    },
    next: (...given) => void answers.push(...given),
    close: () => void server.close(),
  };

  async function taken(path: string, header: (name: string) => string | undefined, body: Buffer) {
    const browser = browsers.get(path);
    if (!browser) throw new Answered(gone.has(path) ? 410 : 404, "no such subscription");
    const ttl = header("ttl") ?? "";
    if (!/^\d+$/.test(ttl)) throw new Answered(400, "no TTL");
    if (header("content-encoding") !== "aes128gcm") throw new Answered(415, "another encoding");
    if (body.length > MOST_BYTES) throw new Answered(413, "too large");
    const topic = header("topic");
    if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Answered(400, "a wrong topic");
    const subject = await senderOf(header("authorization") ?? "", browser.key, service.url);
    const message = JSON.parse(read(body, browser));
    browser.received.push({ message, ttl: Number(ttl), urgency: header("urgency"), topic, subject });
  }

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    service.calls++;
    const answer = answers.shift();
    if (answer === "hang-up") return void request.socket.destroy();
    if (answer) {
      const after = answer.retryAfter === undefined ? {} : { "retry-after": answer.retryAfter };
      return void response.writeHead(answer.status, after).end("asked too often");
    }
    try {
      const header = (name: string) => request.headers[name]?.toString();
      await taken(request.url ?? "", header, Buffer.concat(parts));
      response.writeHead(201, { location: `${service.url}/message/1` }).end();
    } catch (error) {
      const status = error instanceof Answered ? error.status : 400;
      if (status !== 410 && status !== 404) service.refused.push((error as Error).message);
      response.writeHead(status).end((error as Error).message);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  server.unref();
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

class Answered extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** RFC 8292: the token is signed by the key that the browser subscribed with, is for this service, and ends within a day. */
async function senderOf(authorization: string, expected: string, audience: string): Promise<string> {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== expected) throw new Answered(403, "not the key that the browser subscribed with");
  const point = Buffer.from(key, "base64url");
  const jwk = { kty: "EC", crv: "P-256", x: part(point, 1), y: part(point, 33) };
  const verified = await jwtVerify(token, await importJWK(jwk, "ES256"), { audience }).catch(
    (error: Error) => {
      throw new Answered(403, error.message);
    },
  );
  const { exp = 0, sub = "" } = verified.payload;
  if (exp > Date.now() / 1000 + 24 * 3600) throw new Answered(403, "valid for more than a day");
  if (!/^(mailto:[^@]+@[^@]+|https:\/\/.+)$/.test(sub)) throw new Answered(403, `a subject ${sub}`);
  return sub;
}

const part = (point: Buffer, from: number) => point.subarray(from, from + 32).toString("base64url");

const hmac = (key: Uint8Array, ...parts: (Uint8Array | string)[]) =>
  parts.reduce((mac, each) => mac.update(each), createHmac("sha256", key)).digest();

/** One record of RFC 8188, with the steps of RFC 8291, 3.4 written out. */
function read(body: Buffer, { own, auth }: Pick<Subscribed, "own" | "auth">): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  if (body.readUInt32BE(16) < body.length - 21 - idLength) throw new Answered(400, "more than one record");
  const sender = body.subarray(21, 21 + idLength);
  const prk = hmac(auth, own.computeSecret(sender));
  const ikm = hmac(prk, "WebPush: info\0", own.getPublicKey(), sender, "\x01");
  const secret = hmac(salt, ikm);
  const key = hmac(secret, "Content-Encoding: aes128gcm\0\x01").subarray(0, 16);
  const nonce = hmac(secret, "Content-Encoding: nonce\0\x01").subarray(0, 12);
  const sealed = body.subarray(21 + idLength);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Answered(400, "not the last record");
  return plain.subarray(0, end).toString("utf8");
}
