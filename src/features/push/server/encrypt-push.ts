import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** Whom a message is for: keys of a browser's subscription, base64url. */
export interface Recipient {
  p256dh: string;
  auth: string;
}

const RECORD_BYTES = 4096;
/** Ends the last record, and the message (RFC 8188, 2). */
const LAST = Buffer.from([2]);

/** What is random; tests give that of the RFC. */
interface Random {
  salt?: Buffer;
  privateKey?: Buffer;
}

/**
 * A message that only the browser can read: `aes128gcm` of RFC 8188 in one record, with the keys of RFC 8291.
 *
 * @throws Error where `p256dh` is no point of the curve
 */
export function encryptPush(
  text: string,
  recipient: Recipient,
  { salt = randomBytes(16), privateKey }: Random = {},
): Buffer {
  const own = createECDH("prime256v1");
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const theirKey = Buffer.from(recipient.p256dh, "base64url");
  const ownKey = own.getPublicKey();
  const shared = own.computeSecret(theirKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirKey, ownKey]);
  const secret = Buffer.from(hkdfSync("sha256", shared, Buffer.from(recipient.auth, "base64url"), info, 32));
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createCipheriv("aes-128-gcm", part("aes128gcm", 16), part("nonce", 12));
  const plain = Buffer.concat([Buffer.from(text), LAST]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const header = Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey]);
  return Buffer.concat([header, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Whether something can be encrypted for it: its key is a point of the curve. */
export function canEncryptFor(recipient: Recipient): boolean {
  try {
    encryptPush("", recipient);
    return true;
  } catch {
    return false;
  }
}
