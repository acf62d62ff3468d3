import { type Halere, toCzk, toHalere } from "#kit/contract/money/money.ts";

/** The sums of an order. Pure: the checkout shows what the server stores. */

/** Pieces of one product in one order. */
export const MAX_QUANTITY = 99;

/** Goods in haléře. */
export function goodsHalere(lines: readonly { price_halere: Halere; quantity: number }[]): Halere {
  return lines.reduce((sum, { price_halere, quantity }) => sum + price_halere * quantity, 0);
}

/** What an order is made of, in haléře. */
export interface OrderParts {
  goods: Halere;
  shipping: Halere;
  /** Of the way of paying. */
  fee: Halere;
  /** What a discount code takes off the goods. */
  discount?: Halere;
}

/** What an order costs: the one place that adds it up. */
export function totalHalere({ goods, shipping, fee, discount = 0 }: OrderParts): Halere {
  return goods - discount + shipping + fee;
}

/** The same of a cart, in and out in CZK, added in whole haléře so that decimals do not drift. */
export function orderTotal(
  lines: readonly { price: number; quantity: number }[],
  shipping = 0,
  fee = 0,
  discount: Halere = 0,
): number {
  const parts = { shipping: toHalere(shipping), fee: toHalere(fee), discount };
  return toCzk(totalHalere({ goods: goodsOf(lines), ...parts }));
}

/** Goods of a cart, whose prices are CZK, in haléře. */
export function goodsOf(lines: readonly { price: number; quantity: number }[]): Halere {
  return goodsHalere(lines.map(({ price, quantity }) => ({ price_halere: toHalere(price), quantity })));
}
