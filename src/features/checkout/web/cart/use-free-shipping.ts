import { type CartLine, goodsOf } from "#features/cart/index.ts";
import type { CartDiscount } from "#features/discounts/index.ts";
import { pricedFor, shippingError, toFreeShipping } from "#features/methods/index.ts";
import { shippingMethodsQuery } from "#features/methods/web/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { formatMoney, toCzk } from "#kit/contract/money/money.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { cartPageWords } from "../../cart-page.words.ts";
import { HOME } from "../form/checkout-values.ts";
import { needsOf } from "../use-methods.ts";

/**
 * How far the cart is from the nearest free shipping, or that it has it. Null where nothing is sent or no shipping that
 * goes with the cart becomes free. Where it goes is not known in the cart: it is reckoned for home.
 */
export function useFreeShipping(lines: CartLine[], discount: CartDiscount | null): string | null {
  const words = useWords(cartPageWords);
  const { language } = useLanguage();
  const { data: products } = useApiQuery(productsQuery);
  const { data: methods = [] } = useApiQuery(shippingMethodsQuery);
  const needs = needsOf(lines, products);
  if (!needs?.parcel || discount?.freeShipping) return null;
  const goods = goodsOf(lines) - (discount?.goods ?? 0);
  const freed = methods
    .filter((method) => shippingError(method, { ...needs, country: HOME }) === null)
    .filter((method) => pricedFor(method, needs, 0).price > 0)
    .flatMap(({ name, ...method }) => {
      const left = toFreeShipping(method, goods);
      return left === null ? [] : [{ name, left }];
    })
    .sort((a, b) => a.left - b.left);
  const [nearest] = freed;
  if (!nearest) return null;
  const { name, left } = nearest;
  return left === 0
    ? words.freeShipping(name)
    : words.toFreeShipping(formatMoney(toCzk(left), language), name);
}
