import { type Halere, toCzk, toHalere } from "#kit/contract/money.ts";

/** The sums of an order. Pure: the checkout shows what the server stores. */

/** Pieces of one product in one order. */
export const MAX_QUANTITY = 99;

/** Goods in haléře. */
export function goodsHalere(lines: readonly { price_halere: Halere; quantity: number }[]): Halere {
  return lines.reduce((sum, { price_halere, quantity }) => sum + price_halere * quantity, 0);
}

/** Goods plus shipping, in and out in CZK, added in whole haléře so that decimals do not drift. */
export function orderTotal(lines: readonly { price: number; quantity: number }[], shipping = 0): number {
  const goods = goodsHalere(
    lines.map(({ price, quantity }) => ({ price_halere: toHalere(price), quantity })),
  );
  return toCzk(goods + toHalere(shipping));
}
