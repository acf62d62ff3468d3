import { cart, useCartStore } from "#features/cart/web/index.ts";
import { readCode } from "#features/vouchers/index.ts";

/** Puts a code into the cart. An order has one discount code, the last one; gift vouchers as many as it takes. */
export function putCode(text: string): void {
  const voucher = readCode(text);
  const others = useCartStore.getState().codes.filter((one) => readCode(one) === null);
  cart.addCode(voucher ?? text, voucher === null ? others : []);
}
