import { createECDH, createPrivateKey, type KeyObject } from "node:crypto";
import { eq } from "drizzle-orm";
import { SignJWT } from "jose";
import type { Database } from "#kit/server/database/database.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";

/** The site's own key pair for push services (VAPID, RFC 8292). */
export interface PushKeys {
  /** An uncompressed point of P-256, base64url: browsers subscribe with it. */
  publicKey: string;
  privateKey: KeyObject;
}

const MARK = "push-key";
const KEY_BYTES = 32;
/** Push services take a day at most. */
const VALID_SECONDS = 12 * 3600;

/**
 * The keys, made by whoever needs them first: the start of the site. They are a row, because a backup has the rows and
 * not the site's secret: a site that is restored elsewhere goes on telling its phones.
 */
export async function pushKeys(db: Database): Promise<PushKeys> {
  const stored = async () => (await db.select().from(siteMarks).where(eq(siteMarks.name, MARK)))[0]?.note;
  const kept = await stored();
  if (kept) return keysFrom(kept);
  // Another process may be faster.
  await db.insert(siteMarks).values({ name: MARK, note: newKey() }).onConflictDoNothing();
  return keysFrom((await stored()) ?? "");
}

function newKey(): string {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // A number with zeros in front comes without them.
  return pair.getPrivateKey("hex").padStart(2 * KEY_BYTES, "0");
}

/** The pair of a private key, in hexadecimal digits. */
export function keysFrom(kept: string): PushKeys {
  const own = Buffer.from(kept, "hex");
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(own);
  const point = pair.getPublicKey();
  const jwk = {
    kty: "EC",
    crv: "P-256",
    d: base64url(own),
    x: base64url(point.subarray(1, 1 + KEY_BYTES)),
    y: base64url(point.subarray(1 + KEY_BYTES)),
  };
  return { publicKey: base64url(point), privateKey: createPrivateKey({ key: jwk, format: "jwk" }) };
}

/** The header by which the push service at `endpoint` knows who sends, and whom to write to about it. */
export async function vapidHeader(
  { publicKey, privateKey }: PushKeys,
  { endpoint, subject, now }: { endpoint: string; subject: string; now: Date },
): Promise<string> {
  const token = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(new URL(endpoint).origin)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + VALID_SECONDS)
    .setSubject(subject)
    .sign(privateKey);
  return `vapid t=${token}, k=${publicKey}`;
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
