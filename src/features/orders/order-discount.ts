import type { Halere } from "#kit/contract/money/money.ts";

/** What a discount code takes off; `shipping`: the shipping alone. */
export const DISCOUNT_KINDS = ["percent", "amount", "shipping"] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** The rules of a code by which a price is reckoned. */
export interface DiscountRule {
  kind: DiscountKind;
  /** Per cent of the goods that it is for; 0 unless that is its kind. */
  percent: number;
  /** What it takes off them at most; 0 unless that is its kind. */
  amount_halere: Halere;
  free_shipping: boolean;
  /** Ids of the products that it is for; empty: all. */
  products: readonly string[];
}

/** A code as it was when an order was placed with it: the order keeps it, whatever becomes of the code. */
export interface OrderDiscount extends DiscountRule {
  code: string;
  /** What the shipping would have cost; 0 where the code changed nothing of it. */
  shipping_halere: Halere;
}

/** A line that a discount is reckoned from. */
export interface DiscountedLine {
  product_id: string;
  price_halere: Halere;
  quantity: number;
  /** A voucher over an amount is money: nothing is taken off it. */
  is_value: boolean;
}

/** Whether a discount takes something off a line. */
export function isDiscounted(
  { products }: Pick<DiscountRule, "products">,
  line: Omit<DiscountedLine, "price_halere" | "quantity">,
): boolean {
  return !line.is_value && (products.length === 0 || products.includes(line.product_id));
}

/** What the goods that a discount is for cost together. */
export function discountedGoods(
  rule: Pick<DiscountRule, "products">,
  lines: readonly DiscountedLine[],
): Halere {
  return lines.reduce(
    (sum, line) => sum + (isDiscounted(rule, line) ? line.price_halere * line.quantity : 0),
    0,
  );
}

/** What a discount takes off goods: never more than those that it is for cost. */
export function discountOf(rule: DiscountRule, lines: readonly DiscountedLine[]): Halere {
  const goods = discountedGoods(rule, lines);
  if (rule.kind === "percent") return Math.round((goods * rule.percent) / 100);
  return rule.kind === "amount" ? Math.min(rule.amount_halere, goods) : 0;
}

/**
 * A discount spread over the lines that it is for, by what they cost: shares add up to it, and none is more than its
 * line. What rounding leaves over goes to the largest remainders, of equal ones to the first. Pure.
 */
export function spreadDiscount(
  rule: Pick<DiscountRule, "products">,
  lines: readonly DiscountedLine[],
  discount: Halere,
): Halere[] {
  const sums = lines.map((line) => (isDiscounted(rule, line) ? line.price_halere * line.quantity : 0));
  const goods = sums.reduce((all, sum) => all + sum, 0);
  if (goods === 0) return sums.map(() => 0);
  // A share times the goods may be more than a number holds exactly.
  const parts = sums.map((sum) => {
    const whole = BigInt(sum) * BigInt(discount);
    return { share: Number(whole / BigInt(goods)), rest: whole % BigInt(goods) };
  });
  const left = discount - parts.reduce((all, { share }) => all + share, 0);
  for (const part of parts.toSorted((a, b) => Number(b.rest - a.rest)).slice(0, left)) part.share += 1;
  return parts.map(({ share }) => share);
}

/** What of an item's discount goes with some of its pieces; the last pieces take all that is left. */
export function shareOfPieces(discount: Halere, pieces: number, of: number): Halere {
  return pieces >= of ? discount : Math.floor((discount * pieces) / of);
}
