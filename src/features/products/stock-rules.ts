import type { Both } from "#kit/contract/language/language.ts";

/** How many pieces there are, and what follows from it. Pure: shop, editor and server share it. */

/** Pieces at hand; null: without limit. */
export type Count = number | null;

/** From so few pieces on, the shop says how many are left. */
const FEW_PIECES = 3;

export interface Variant {
  id: number;
  label: Both<string>;
  /** Its own count; null: it is taken from the product's. */
  stock: Count;
  is_active: boolean;
}

interface Stocked {
  stock: Count;
  variants: readonly Variant[];
}

/** How many can be had of a product, or of one of its variants. */
export function piecesLeft({ stock, variants }: Stocked, variantId?: number): Count {
  const own = variants.find(({ id }) => id === variantId)?.stock;
  return own ?? stock;
}

/** True where no piece can be had: of no active variant, or of the product itself. */
export function isSoldOut(product: Stocked): boolean {
  if (product.variants.length === 0) return product.stock === 0;
  return product.variants.every(({ id, is_active }) => !is_active || piecesLeft(product, id) === 0);
}

/** Pieces of all active sizes together, or of a product without sizes; null: without limit. */
export function piecesInAll(product: Stocked): Count {
  const active = product.variants.filter(({ is_active }) => is_active);
  if (active.length === 0) return product.variants.length === 0 ? product.stock : 0;
  const shared = active.some(({ stock }) => stock === null);
  const own = active.reduce((sum, { stock }) => sum + (stock ?? 0), 0);
  return shared ? (product.stock === null ? null : own + product.stock) : own;
}

/** How many are left where that is few, else null. */
export function fewPieces(left: Count): number | null {
  return left !== null && left > 0 && left <= FEW_PIECES ? left : null;
}

/**
 * The count after somebody who saw `seen` set it to `wanted`: where all are numbers only the difference counts,
 * so that what was sold in between stays sold.
 */
export function countAfter(stored: Count, wanted: Count | undefined, seen: Count | undefined): Count {
  if (wanted === undefined || wanted === seen) return stored;
  if (wanted === null || seen === null || seen === undefined || stored === null) return wanted;
  return Math.max(0, stored + wanted - seen);
}
