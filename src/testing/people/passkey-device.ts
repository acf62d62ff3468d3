import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type {
  AskedForPasskey,
  AskedForSignature,
  Assertion,
  Registration,
} from "#features/accounts/passkey-answers.ts";

/** What a device does otherwise than it should. */
interface Mischief {
  /** The address that the browser says it stands at. */
  origin?: string;
  /** The relying party that the authenticator signs for. */
  rpId?: string;
  challenge?: string;
  counter?: number;
  /** Whether it has checked who holds it. */
  verified?: boolean;
  /** base64url; null leaves it out. */
  userHandle?: string | null;
  /** Changes the client data after it was signed. */
  tamper?: (clientData: Record<string, unknown>) => void;
  /** The client data's type. */
  type?: string;
  crossOrigin?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest();

/** A phone in software (WebAuthn level 3, ES256): it keeps one passkey, and lies only when told to. */
export function passkeyDevice(origin: string, { counts = true } = {}) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let counter = 0;
  let userHandle = "";

  function clientDataOf(type: string, challenge: string, told: Mischief): Buffer {
    const clientData = {
      type: told.type ?? type,
      challenge: told.challenge ?? challenge,
      origin: told.origin ?? origin,
      crossOrigin: told.crossOrigin ?? false,
    };
    return Buffer.from(JSON.stringify(clientData));
  }

  function dataOf(rpId: string, told: Mischief, attested?: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(told.counter ?? (counts ? counter++ : 0));
    const flags = PRESENT | (told.verified === false ? 0 : VERIFIED) | (attested ? ATTESTED : 0);
    return Buffer.concat([
      sha256(told.rpId ?? rpId),
      Buffer.from([flags]),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  }

  const credential = { id: base64url(id), rawId: base64url(id), type: "public-key" as const };

  return {
    /** A passkey made from what the server has answered. */
    create({ ticket, options }: AskedForPasskey, told: Mischief = {}): Registration {
      userHandle = options.user.id;
      const key = coseKey(publicKey);
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const authData = dataOf(options.rp.id, told, attested);
      const attestationObject = cborMap([
        [cborText("fmt"), cborText("none")],
        [cborText("attStmt"), cborMap([])],
        [cborText("authData"), cborBytes(authData)],
      ]);
      const clientData = clientDataOf("webauthn.create", options.challenge, told);
      return {
        ticket,
        response: {
          ...credential,
          response: {
            clientDataJSON: base64url(clientData),
            attestationObject: base64url(attestationObject),
            transports: ["internal"],
          },
        },
      };
    },

    /** A signature under what the server has asked. */
    sign({ ticket, options }: AskedForSignature, told: Mischief = {}): Assertion {
      const clientData = clientDataOf("webauthn.get", options.challenge, told);
      const data = dataOf(options.rpId, told);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(clientData)]))
        .sign(privateKey);
      const shown = JSON.parse(clientData.toString()) as Record<string, unknown>;
      told.tamper?.(shown);
      const handle = told.userHandle === undefined ? userHandle : told.userHandle;
      return {
        ticket,
        response: {
          ...credential,
          response: {
            clientDataJSON: told.tamper
              ? base64url(Buffer.from(JSON.stringify(shown)))
              : base64url(clientData),
            authenticatorData: base64url(data),
            signature: base64url(signature),
            ...(handle !== null && { userHandle: handle }),
          },
        },
      };
    },
  };
}

function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, "base64url"))],
    [cborInt(-3), cborBytes(Buffer.from(y, "base64url"))],
  ]);
}

/** The head of a value in CBOR (RFC 8949) with a length or number up to 65,535. */
function head(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  if (value < 256) return Buffer.from([(kind << 5) | 24, value]);
  return Buffer.from([(kind << 5) | 25, value >> 8, value & 0xff]);
}

const cborInt = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (bytes: Uint8Array) => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborMap = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
