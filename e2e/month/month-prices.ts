import type { Known } from "./month-plan.ts";

/** What orders of the month cost, in haléře, reckoned here by itself. */

export const RIDE = 500_000;
export const STICKERS = 14_990;
/** Of a voucher over an amount. */
export const VALUE = 200_000;
export const FEE = 3_900;
export const SHIPPING = { CZ: 12_900, SK: 24_900 };
export const VAT_RATE = 21;

/** A discount code. */
export interface Code {
  code: string;
  percent?: number;
  amount?: number;
  ofStickers?: boolean;
  isShippingFree?: boolean;
  /** Only so many orders can have it. */
  most?: number;
}

export const CODES: readonly Code[] = [
  { code: "DRIFT15", percent: 15 },
  { code: "SAMOLEPKY", amount: 20_000, ofStickers: true },
  { code: "DOPRAVA", isShippingFree: true },
  { code: "SEDM", percent: 7, isShippingFree: true },
];

type Priced = Pick<Known, "rides" | "stickers" | "sells" | "code" | "country" | "kind">;

/** What an order costs, what of that a code took off, and how much of it falls to the stickers. */
export function sumsOf({ rides, stickers, sells, code, country, kind }: Priced) {
  const ofStickers = stickers * STICKERS;
  const goods = rides * RIDE + ofStickers;
  const discounted = code?.ofStickers ? ofStickers : goods;
  const discount = code?.percent
    ? Math.floor((discounted * code.percent + 50) / 100)
    : Math.min(code?.amount ?? 0, discounted);
  const shipping = sells.length > 0 || code?.isShippingFree ? 0 : SHIPPING[country];
  return {
    discount,
    // Of half a haléř the ride has more: it stands first.
    offStickers: discount && Math.ceil((2 * discount * ofStickers - discounted) / (2 * discounted)),
    total: goods + sells.length * VALUE - discount + shipping + (kind === "cod" ? FEE : 0),
  };
}

/** What a piece of the stickers that goes back was paid with, and the part of the discount that goes with it. */
export function pieceOf(order: Known) {
  const off = Math.floor(sumsOf(order).offStickers / order.stickers);
  return { off, paid: STICKERS - off };
}
