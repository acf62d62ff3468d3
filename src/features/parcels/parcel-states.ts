/** Who carries parcels to a point that the customer chooses. `none`: nobody whom this program knows. */
export const CARRIERS = ["none", "packeta"] as const;
export type Carrier = (typeof CARRIERS)[number];

/**
 * `waiting`: no packet was made. `asked`: the carrier was asked to make it and its answer is not known, so that nobody
 * can tell whether it did. `made`: it has a number.
 */
export const PACKET_STATES = ["waiting", "asked", "made"] as const;
export type PacketState = (typeof PACKET_STATES)[number];

/** Where a packet is, by what the carrier says. */
export const PACKET_WAYS = [
  "announced",
  "on-way",
  "ready",
  "delivered",
  "returning",
  "returned",
  "cancelled",
] as const;
export type PacketWay = (typeof PACKET_WAYS)[number];

/** Packeta's status codes, as published; a code that is new since is on its way. */
export function packetWay(code: string): PacketWay {
  const ways: Record<string, PacketWay> = {
    "1": "announced",
    "5": "ready",
    "7": "delivered",
    "9": "returning",
    "10": "returned",
    "11": "cancelled",
    "17": "returning",
  };
  return ways[code] ?? "on-way";
}

/** Whether a packet can be made: there is none, or the carrier says that it was cancelled there. */
export function hasNoPacket({ state, way }: { state: PacketState; way: PacketWay | null }): boolean {
  return state === "waiting" || (state === "made" && way === "cancelled");
}

/** Whether a packet can still be cancelled, as far as is known: it was not handed over. */
export function canBeCancelled({ state, way }: { state: PacketState; way: PacketWay | null }): boolean {
  return state === "made" && (way === null || way === "announced");
}

/** Nothing follows after these. */
export const LAST_WAYS: readonly PacketWay[] = ["delivered", "returned", "cancelled"];

/** `refused`: the password is not taken. `sender`: it does not know the sender. */
export const CARRIER_ERRORS = ["refused", "sender", "away", "unreadable"] as const;
export type CarrierError = (typeof CARRIER_ERRORS)[number];

/** `shrunk`: the new list is empty, or has lost half of its points at once. */
export const POINTS_ERRORS = ["refused", "away", "unreadable", "shrunk"] as const;
export type PointsFault = (typeof POINTS_ERRORS)[number];

/** Where everybody can follow a packet. */
export function trackingAddress(barcode: string, language: string): string {
  return `https://tracking.packeta.com/${language}/?id=${encodeURIComponent(barcode)}`;
}
