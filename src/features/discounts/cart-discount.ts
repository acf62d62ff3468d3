import { type DiscountedLine, type DiscountRule, discountOf } from "#features/orders/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { type Halere, toHalere } from "#kit/contract/money/money.ts";
import { linesError } from "./discount-faults.ts";
import type { ShownDiscount } from "./discounts.contract.ts";

/** What a discount code takes off what is about to be ordered. */
export interface CartDiscount {
  code: string;
  goods: Halere;
  freeShipping: boolean;
}

/** What a code brings to these lines, or why it brings nothing. Pure: the browser says what the server would. */
export function discountFor(
  { code, kind, percent, free_shipping, products, ...sums }: ShownDiscount,
  lines: readonly DiscountedLine[],
): { discount: CartDiscount; fault: null } | { discount: null; fault: Both<string> } {
  const error = linesError({ products, minimum_halere: toHalere(sums.minimum) }, lines);
  if (error) return { discount: null, fault: error };
  const amount_halere = toHalere(sums.amount);
  const rule: DiscountRule = { kind, percent, amount_halere, free_shipping, products };
  return { discount: { code, goods: discountOf(rule, lines), freeShipping: free_shipping }, fault: null };
}
