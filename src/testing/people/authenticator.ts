import { codeOf, stepAt } from "#features/accounts/server/second-factor/totp.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator app shows at a moment for a secret as it is typed into it. */
export function codeAt(secret: string, moment: Date): string {
  const bits = [...secret.replace(/\s/g, "")].map((letter) =>
    BASE32.indexOf(letter).toString(2).padStart(5, "0"),
  );
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return codeOf(
    Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)),
    stepAt(moment),
  );
}
