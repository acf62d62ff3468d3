import { isIPv6 } from "node:net";

/**
 * What counts as one address when tries are counted: an IPv4 address (also in its IPv6 clothes), or the first
 * 64 bits of an IPv6 address, because every subscriber has all of those behind them.
 */
export function clientNetwork(address: string): string {
  const [bare = ""] = address.split("%");
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (inner) return inner;
  if (!isIPv6(bare)) return bare;
  const [head = "", tail] = bare.split("::");
  const first = head ? head.split(":") : [];
  const last = tail ? tail.split(":") : [];
  // An IPv4 address at the end takes the place of two groups.
  const missing = 8 - first.length - last.length - (bare.includes(".") ? 1 : 0);
  const groups = tail === undefined ? first : [...first, ...Array<string>(missing).fill("0"), ...last];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
