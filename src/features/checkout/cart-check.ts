import { type CartLine, lineKey } from "#features/cart/index.ts";
import { lineOf, piecesLeft } from "#features/products/index.ts";
import type { Product } from "#features/products/products.contract.ts";

/**
 * Why a line can't be ordered as it is: `gone` (hidden, deleted or past its last day), `soldOut`, `noSize` (the
 * product has sizes and this is not one of them), `notHeld` (its seats are held no more), `few` (fewer pieces are `left` than it asks for).
 */
export interface LineProblem {
  kind: "gone" | "soldOut" | "noSize" | "notHeld" | "few";
  left: number;
}

export interface CheckedCart {
  /** The lines with today's names, pictures and prices. */
  lines: CartLine[];
  /** By the line's key; a line that can be ordered is not in it. */
  problems: Record<string, LineProblem>;
  /** What a line cost before, CZK, by its key, where its price has changed. */
  earlierPrices: Record<string, number>;
}

/** True for a line that must be removed; `few` only asks for a smaller quantity. */
export function isUnavailable(problem: LineProblem | null | undefined): boolean {
  return Boolean(problem) && problem?.kind !== "few";
}

/** Compares a cart with the products as they are now. */
export function checkCart(lines: readonly CartLine[], products: readonly Product[]): CheckedCart {
  const offered = new Map(products.map((product) => [product.id, product]));
  /** Pieces that lines further up have, by whose count they are. */
  const taken = new Map<string, number>();
  const checked: CheckedCart = { lines: [], problems: {}, earlierPrices: {} };
  for (const line of lines) {
    const product = offered.get(line.id);
    const problem = problemOf(line, product, taken);
    const key = lineKey(line);
    if (problem) checked.problems[key] = problem;
    if (!product || isUnavailable(problem)) {
      checked.lines.push(line);
      continue;
    }
    // Held seats have the price of their day, which the server says (use-held-seats.ts).
    const gift = product.is_voucher && line.gift ? { gift: line.gift } : {};
    if (line.ride) {
      checked.lines.push({
        ...lineOf(product),
        price: line.price,
        quantity: line.quantity,
        ride: line.ride,
        ...gift,
      });
      continue;
    }
    if (product.price !== line.price) checked.earlierPrices[key] = line.price;
    const variant = product.variants.find(({ id }) => id === line.variant?.id);
    checked.lines.push({ ...lineOf(product, variant), quantity: line.quantity, ...gift });
  }
  return checked;
}

function problemOf(
  { variant, quantity, id }: CartLine,
  product: Product | undefined,
  taken: Map<string, number>,
): LineProblem | null {
  if (!product?.is_active || !product.is_orderable) return { kind: "gone", left: 0 };
  if (product.is_sold_out) return { kind: "soldOut", left: 0 };
  const size = product.variants.find((one) => one.id === variant?.id && one.is_active);
  if (variant ? !size : product.variants.length > 0) return { kind: "noSize", left: 0 };
  const count = piecesLeft(product, size?.id);
  if (count === null) return null;
  const pool = size && size.stock !== null ? lineKey({ id, variant: size }) : id;
  const left = Math.max(0, count - (taken.get(pool) ?? 0));
  taken.set(pool, (taken.get(pool) ?? 0) + quantity);
  if (left === 0) return { kind: "soldOut", left };
  return left < quantity ? { kind: "few", left } : null;
}
