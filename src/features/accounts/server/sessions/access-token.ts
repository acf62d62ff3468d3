import { jwtVerify, SignJWT } from "jose";
import type { Services } from "#kit/server/context.ts";

type Needs = Pick<Services, "config" | "now">;

export interface AccessClaims {
  userId: number;
  sessionId: string;
}

const LIFE_SECONDS = 15 * 60;
const ALGORITHM = "HS256";
/** Stands in the header, so that no other signed text of this server can pass for an access token. */
const TYPE = "at+jwt";
const ISSUER = "paddock";
const AUDIENCE = "paddock-api";

/** A signed token that names the user and the session for 15 minutes. */
export async function signAccessToken({ config, now }: Needs, claims: AccessClaims): Promise<string> {
  const seconds = Math.floor(now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(String(claims.userId))
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFE_SECONDS)
    .sign(keyOf(config.TOKEN_SECRET));
}

/**
 * What the token says, or null when it is not ours, was changed, or expired more than `toleratedSeconds` ago.
 * Says nothing about the session: that is the database's to know.
 */
export async function readAccessToken(
  { config, now }: Needs,
  token: string,
  toleratedSeconds = 0,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(config.TOKEN_SECRET), {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ["sub", "sid", "exp"],
      currentDate: now(),
      clockTolerance: toleratedSeconds,
    });
    return { userId: Number(payload.sub), sessionId: String(payload.sid) };
  } catch {
    return null;
  }
}

/** The token of an `Authorization: Bearer` header; null where there is none or it is of another scheme. */
export function bearerOf(authorization: string | undefined): string | null {
  const match = /^bearer(?:\s(.*))?$/i.exec(authorization?.trim() ?? "");
  return match ? (match[1] ?? "").trim() : null;
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
