import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import type { Config } from "#kit/server/config/config.ts";
import { keyFrom } from "#kit/server/secrets/seal.ts";
import { type CodeKey, KEY_ID_LENGTH } from "../signed-code.ts";
import { SIGNATURE_MARK } from "../voucher-code.ts";

type Secret = Pick<Config, "TOKEN_SECRET">;

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** The code with its signature. The same code and secret give the same text. */
export function signedCode(config: Secret, code: string): string {
  const key = signingKey(config);
  return `${code}${SIGNATURE_MARK}${publicHalf(key).id}${sign(null, Buffer.from(code), key).toString("base64url")}`;
}

/** What phones at the gate check codes with. */
export function codeKey(config: Secret): CodeKey {
  return publicHalf(signingKey(config));
}

/** Made of the site's secret, so that nothing more is to be kept, and a backup has it. */
function signingKey({ TOKEN_SECRET }: Secret): KeyObject {
  const seed = keyFrom(TOKEN_SECRET, "codes of vouchers");
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: "der", type: "pkcs8" });
}

function publicHalf(privateKey: KeyObject): CodeKey {
  const key = createPublicKey(privateKey).export({ format: "jwk" }).x ?? "";
  return { id: createHash("sha256").update(key).digest("base64url").slice(0, KEY_ID_LENGTH), key };
}
