import { BlockList, isIP } from "node:net";

/** Addresses that the internet does not route: this machine, and networks at home (RFC 1122, 1918, 3927, 4193, 6598). */
const own = new BlockList();
own.addSubnet("127.0.0.0", 8);
own.addSubnet("10.0.0.0", 8);
own.addSubnet("172.16.0.0", 12);
own.addSubnet("192.168.0.0", 16);
own.addSubnet("169.254.0.0", 16);
own.addSubnet("100.64.0.0", 10);
own.addAddress("::1", "ipv6");
own.addSubnet("fc00::", 7, "ipv6");
own.addSubnet("fe80::", 10, "ipv6");

/** Endings of names that nobody can register (RFC 2606, 6761, 6762, 8375; `internal` and `lan` by use). */
const OWN_NAMES = /(^|\.)(localhost|local|internal|lan|home\.arpa|test|example)$/;

/**
 * Whether a host, as `URL.hostname` writes it, is this machine or on a network of one's own: a name or an address
 * that a stranger on the internet can't have.
 */
export function isOwnNetwork(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[|\]$/g, "");
  const kind = isIP(host);
  if (kind) return own.check(host, kind === 6 ? "ipv6" : "ipv4");
  return !host.includes(".") || OWN_NAMES.test(host);
}
