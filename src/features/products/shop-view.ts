import { PRODUCT_CATEGORIES, type ProductCategory } from "./product-rules.ts";

/** Which products the shop shows, and in which order; its address says it. Pure. */

export const SHOP_ORDERS = ["usual", "cheapest", "dearest", "newest"] as const;
export type ShopOrder = (typeof SHOP_ORDERS)[number];

export interface ShopView {
  /** Null: all of them. */
  kind: ProductCategory | null;
  order: ShopOrder;
}

/** With more products than these, one needs to choose. */
const FEW_PRODUCTS = 12;

export const SHOP_PARAMETERS = ["kind", "order"] as const;

export function needsFilter(products: readonly unknown[]): boolean {
  return products.length > FEW_PRODUCTS;
}

/** What the address of the shop says; whatever it does not know counts as nothing. */
export function shopView(asked: URLSearchParams): ShopView {
  return {
    kind: PRODUCT_CATEGORIES.find((kind) => kind === asked.get("kind")) ?? null,
    order: SHOP_ORDERS.find((order) => order === asked.get("order")) ?? "usual",
  };
}

/** The address of the shop seen so. */
export function shopAddress({ kind, order }: ShopView): string {
  const parameters = new URLSearchParams();
  if (kind) parameters.set("kind", kind);
  if (order !== "usual") parameters.set("order", order);
  return parameters.size > 0 ? `/shop?${parameters}` : "/shop";
}

interface Shown {
  category: ProductCategory;
  price: number;
  created_at: string;
}

/** The products of a view, in its order; those that are alike keep the team's. */
export function viewed<P extends Shown>(products: readonly P[], { kind, order }: ShopView): P[] {
  const shown = products.filter(({ category }) => kind === null || category === kind);
  if (order === "cheapest") return shown.sort((a, b) => a.price - b.price);
  if (order === "dearest") return shown.sort((a, b) => b.price - a.price);
  if (order === "newest") return shown.sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
  return shown;
}
