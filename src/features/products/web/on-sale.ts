/** What public pages show: the team's own bearer makes the API answer the hidden ones too. */
export function onSale<T extends { is_active: boolean }>(products: readonly T[]): T[] {
  return products.filter(({ is_active }) => is_active);
}
