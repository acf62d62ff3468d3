import type { Product } from "#features/products/products.contract.ts";
import type { CartLine, NewLine } from "./cart-lines.ts";

export interface CheckedCart {
  /** The lines with today's names, pictures and prices. */
  lines: CartLine[];
  /** Ids that can't be ordered any more: gone, hidden or past their last day. */
  unavailable: string[];
  /** What a line cost before, CZK, by id, where its price has changed. */
  earlierPrices: Record<string, number>;
}

/** A product as a line of the cart. */
export function lineOf({ id, price, image_path, translations, slug }: Product): NewLine {
  const text = ({ name, description }: { name: string; description: string }) => ({ name, description });
  return {
    id,
    price,
    image_path,
    translations: { en: text(translations.en), cs: text(translations.cs) },
    slug,
  };
}

/** Compares a cart with the products as they are now. */
export function checkCart(lines: readonly CartLine[], products: readonly Product[]): CheckedCart {
  const offered = new Map(products.map((product) => [product.id, product]));
  const checked: CheckedCart = { lines: [], unavailable: [], earlierPrices: {} };
  for (const line of lines) {
    const product = offered.get(line.id);
    if (!product?.is_active || !product.is_orderable) {
      checked.unavailable.push(line.id);
      checked.lines.push(line);
      continue;
    }
    if (product.price !== line.price) checked.earlierPrices[line.id] = line.price;
    checked.lines.push({ ...lineOf(product), quantity: line.quantity });
  }
  return checked;
}
