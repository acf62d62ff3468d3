import { piecesLeft } from "#features/products/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";

/** What lies on the counter. Pure. */

export interface StallLine {
  product: Product;
  /** Null: it has no sizes. */
  variant: number | null;
  quantity: number;
}

/** What is handed over where it stands: no rides, and nothing that a voucher stands for. */
export function isForStall({ category, is_orderable, is_voucher }: Product): boolean {
  return category === "merchandise" && is_orderable && !is_voucher;
}

/** One piece more; as it was where there is no further one. */
export function withPiece(
  lines: readonly StallLine[],
  product: Product,
  variant: number | null,
): StallLine[] {
  const isThis = (line: StallLine) => line.product.id === product.id && line.variant === variant;
  const has = lines.find(isThis)?.quantity ?? 0;
  const left = piecesLeft(product, variant ?? Number.NaN);
  if (left !== null && has >= left) return [...lines];
  return has === 0
    ? [...lines, { product, variant, quantity: 1 }]
    : lines.map((line) => (isThis(line) ? { ...line, quantity: has + 1 } : line));
}

export function sumOf(lines: readonly StallLine[]): number {
  return toCzk(lines.reduce((sum, { product, quantity }) => sum + toHalere(product.price) * quantity, 0));
}

const NOTES = [100, 200, 500, 1000, 2000, 5000];

/** What somebody may hand over for a sum in whole crowns beside the exact one: the nearest hundred, and notes. */
export function handedFor(sum: number): number[] {
  const hundreds = Math.ceil(sum / 100) * 100;
  const given = [hundreds, Math.ceil(sum / 500) * 500, ...NOTES.filter((note) => note > sum)];
  return [...new Set(given)]
    .filter((one) => one > sum)
    .sort((a, b) => a - b)
    .slice(0, 4);
}
