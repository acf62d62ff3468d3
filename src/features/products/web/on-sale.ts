import type { Product } from "../products.contract.ts";

/** What public pages show: the team's own bearer makes the API answer the hidden ones too. */
export function onSale(products: readonly Product[]): Product[] {
  return products.filter(({ is_active }) => is_active);
}
