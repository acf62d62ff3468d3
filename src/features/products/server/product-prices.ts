import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { productPrices, products } from "./products.table.ts";

type Product = Pick<typeof products.$inferSelect, "id" | "price_halere" | "created_at">;

/**
 * Writes down that a price holds from `at`; `before` is the product with the price it had until then, which is
 * written down too where the history is still empty. The caller holds the product's row locked.
 */
export async function keepPrice(tx: Database, product: Product, at: Date, before?: Product): Promise<void> {
  const rows = [{ product_id: product.id, price_halere: product.price_halere, since: at }];
  if (before && (await tx.$count(productPrices, eq(productPrices.product_id, product.id))) === 0)
    rows.unshift({ product_id: product.id, price_halere: before.price_halere, since: before.created_at });
  await tx.insert(productPrices).values(rows);
}

/** Histories, oldest price first, of the products marked as reduced (or of one) by the product's id. */
export async function pricesOfReduced(db: Database, productId?: string) {
  const rows = await db
    .select({
      product_id: productPrices.product_id,
      price_halere: productPrices.price_halere,
      since: productPrices.since,
    })
    .from(productPrices)
    .innerJoin(products, eq(products.id, productPrices.product_id))
    .where(and(isNotNull(products.reduced_at), productId ? eq(products.id, productId) : undefined))
    .orderBy(asc(productPrices.since), asc(productPrices.id));
  return Map.groupBy(rows, (row) => row.product_id);
}
