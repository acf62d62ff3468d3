/** Vouchers over an amount of money: what can happen to it. Pure: server and screens share it. */

/**
 * `used`: an order or the team took from it; `released`: an order gave back what it had not been paid with in the end;
 * `returned`: a refund; `undone`: what the team took off by mistake; `restored`: the order that bought it stands again.
 */
export const MOVEMENT_KINDS = [
  "issued",
  "used",
  "released",
  "returned",
  "undone",
  "voided",
  "restored",
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What comes back onto a voucher can be used for so many months at least. */
export const RETURNED_MONTHS = 3;
