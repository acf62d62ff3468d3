import type { Services } from "#kit/server/context.ts";
import { keyFrom, seal, unseal } from "#kit/server/secrets/seal.ts";

type Needs = Pick<Services, "config" | "log">;

const key = ({ config }: Needs) => keyFrom(config.TOKEN_SECRET, "paddock second factor");

/** The secret as it is stored: of no use without TOKEN_SECRET, which no backup holds, nor in another user's row. */
export function sealSecret(services: Needs, userId: number, secret: Buffer): string {
  return seal(key(services), secret.toString("base64url"), String(userId));
}

/** The secret; null, with a line in the log, where TOKEN_SECRET is another one by now. Recovery codes still work. */
export function openSecret(services: Needs, userId: number, sealed: string): Buffer | null {
  try {
    return Buffer.from(unseal(key(services), sealed, String(userId)), "base64url");
  } catch {
    services.log.error(
      { user: userId },
      "The secret of a second factor can't be read: TOKEN_SECRET has changed since. Recovery codes still work, and `npm run admin -- <e-mail> --no-second-factor` turns it off",
    );
    return null;
  }
}
