import { useEffect, useState } from "react";
import type { CartLine } from "#features/cart/index.ts";
import { cart, useCartLines, useCartStore } from "#features/cart/web/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { type CheckedCart, checkCart } from "../../cart-check.ts";
import { useHeldSeats } from "./use-held-seats.ts";

/** Prices and offers are fetched again whenever a cart is opened. */
const freshProducts = { ...productsQuery, staleTime: 0 };

interface Checked extends Pick<CheckedCart, "problems" | "earlierPrices"> {
  /** undefined until the page is hydrated. */
  lines: CartLine[] | undefined;
}

/**
 * The cart, compared with the products once they are read: lines take today's prices. Where they can't be
 * read the cart stays as it is; the server checks an order anyway.
 */
export function useCheckedCart(): Checked {
  const lines = useCartLines();
  const { data: products, isFetchedAfterMount } = useApiQuery(freshProducts, Boolean(lines?.length));
  const [earlierPrices, setEarlierPrices] = useState<Record<string, number>>({});
  const lost = useHeldSeats(lines);
  const known = isFetchedAfterMount ? products : undefined;

  useEffect(() => {
    if (!known) return;
    const stored = useCartStore.getState().lines;
    const checked = checkCart(stored, known);
    setEarlierPrices((before) => ({ ...checked.earlierPrices, ...before }));
    if (JSON.stringify(checked.lines) !== JSON.stringify(stored)) cart.replace(checked.lines);
  }, [known]);

  const problems = known && lines ? checkCart(lines, known).problems : {};
  return { lines, problems: { ...problems, ...lost }, earlierPrices };
}
