import { and, eq, inArray } from "drizzle-orm";
import { products } from "#features/products/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { orderItems } from "./orders.table.ts";

type Sold = Pick<
  typeof orderItems.$inferSelect,
  "product_id" | "variant_id" | "voucher_months" | "withdrawal_basis"
>;

/**
 * Whether something is sent. An exempt item does not keep what it was: a size makes it goods, otherwise its product
 * says so, whose id no other one ever gets. Of one that was deleted since nothing is known.
 */
export async function hasParcel(db: Database, items: Sold[]): Promise<boolean> {
  const others = items.filter(({ voucher_months }) => voucher_months === null);
  if (others.some((item) => item.withdrawal_basis === "goods" || item.variant_id !== null)) return true;
  const exempt = others.filter((item) => item.withdrawal_basis === "exempt").map((item) => item.product_id);
  if (exempt.length === 0) return false;
  const [goods] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, exempt), eq(products.category, "merchandise")))
    .limit(1);
  return goods !== undefined;
}
