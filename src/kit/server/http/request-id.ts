import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import type { Config } from "../config/config.ts";

/** The peer of a request that a page makes for its own data: no address that a connection could come from. */
export const IN_PROCESS = "::";

/** Letters, digits and dashes: what can stand in a header, a log line and a mail to support without harm. */
const SANE = /^[\w-]{8,64}$/;

/**
 * Names each request: by the `x-request-id` of a proxy that TRUST_PROXY believes, where it is sane, else by a new
 * one. A stranger's is never taken: he could make his requests look like somebody else's.
 */
export function requestIds({
  TRUST_PROXY,
}: Pick<Config, "TRUST_PROXY">): (request: IncomingMessage) => string {
  const isTrusted = trustedPeers(TRUST_PROXY);
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    const peer = socket.remoteAddress ?? "";
    const taken = typeof given === "string" && SANE.test(given) && (peer === IN_PROCESS || isTrusted(peer));
    return taken ? given : randomUUID();
  };
}

function trustedPeers(proxies: Config["TRUST_PROXY"]): (peer: string) => boolean {
  if (!proxies) return () => false;
  if (typeof proxies === "number") return () => true;
  const list = new BlockList();
  for (const entry of proxies.split(",")) {
    const [address = "", prefix] = entry.trim().split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (peer) => {
    const bare = peer.replace(/^::ffff:(?=\d+\.)/i, "");
    return isIP(bare) !== 0 && list.check(bare, isIP(bare) === 6 ? "ipv6" : "ipv4");
  };
}
