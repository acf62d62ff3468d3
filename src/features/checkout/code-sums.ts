import { type CartLine, goodsOf, totalHalere } from "#features/cart/index.ts";
import type { CartDiscount } from "#features/discounts/index.ts";
import {
  cashRounding,
  type DiscountedLine,
  isPaidAtHandover,
  type PaymentKind,
} from "#features/orders/index.ts";
import { type Halere, toHalere } from "#kit/contract/money/money.ts";

/** What codes make of a cart. Pure: the checkout shows what the server stores. */

/** A cart's lines as a discount is reckoned from them; `valueIds` are products whose pieces are money. */
export function discountedLines(lines: readonly CartLine[], valueIds: ReadonlySet<string>): DiscountedLine[] {
  return lines.map(({ id, price, quantity }) => ({
    product_id: id,
    price_halere: toHalere(price),
    quantity,
    is_value: valueIds.has(id),
  }));
}

interface Ordered {
  lines: readonly CartLine[];
  /** CZK. */
  shipping?: number | undefined;
  fee?: number | undefined;
  kind?: PaymentKind | undefined;
  discount: CartDiscount | null;
  /** What is left on the gift vouchers of the cart, together. */
  vouchers: Halere;
  valueIds: ReadonlySet<string>;
}

/** What an order costs, what gift vouchers pay of it, and what is left to pay; in cash whole crowns. */
export function orderSums({ lines, shipping = 0, fee = 0, kind, discount, vouchers, valueIds }: Ordered) {
  const parts = { goods: goodsOf(lines), discount: discount?.goods ?? 0 };
  const total = totalHalere({ ...parts, shipping: toHalere(shipping), fee: toHalere(fee) });
  // A voucher pays for no other voucher.
  const payable = total - goodsOf(lines.filter(({ id }) => valueIds.has(id)));
  const byVoucher = Math.max(0, Math.min(vouchers, payable));
  const rounding = kind && isPaidAtHandover(kind) ? cashRounding(total - byVoucher) : 0;
  return { total, byVoucher, rounding, toPay: total - byVoucher + rounding };
}
