import { createHash } from "node:crypto";
import { type OutsideServer, startOutsideServer } from "./outside-server.ts";

/** Lines that an answer has at least when padding is asked for. */
const PADDED = 800;

/**
 * Pwned Passwords by its published description (`range/{first 5 hexadecimal digits}` of
 * haveibeenpwned.com/API/v3#PwnedPasswords): it knows these passwords, and pads what it answers when it is asked to.
 */
export async function startLeakedPasswordsServer(leaked: readonly string[]): Promise<OutsideServer> {
  const hashes = leaked.map((password) => createHash("sha1").update(password).digest("hex").toUpperCase());
  return startOutsideServer((path, _, request) => {
    const [, prefix] = /^\/range\/([0-9A-F]{5})$/.exec(path) ?? [];
    if (!prefix)
      return { status: 400, type: "text/plain", body: "The hash prefix was not in a valid format" };
    const known = hashes.filter((hash) => hash.startsWith(prefix)).map((hash) => `${hash.slice(5)}:37`);
    const padding = request.headers["add-padding"] === "true" ? PADDED : 0;
    const made = Array.from({ length: padding }, (_, index) => `${madeUp(index)}:0`);
    return { status: 200, type: "text/plain", body: [...made, ...known].join("\r\n") };
  });
}

const madeUp = (index: number) =>
  createHash("sha1").update(String(index)).digest("hex").toUpperCase().slice(5);
