import { eq } from "drizzle-orm";
import { invalidField } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { type Count, countAfter } from "../../stock-rules.ts";
import { productHistory, versionOf } from "../product-history.ts";
import { lockedVariants, NOT_ITS_VARIANT } from "../product-variants.ts";
import { detail, productStore } from "../products.service.ts";
import { products, productVariants } from "../products.table.ts";

interface CountChange {
  /** A size; null: the product itself. */
  variant: number | null;
  stock: Count;
  stock_seen?: Count | undefined;
}

/**
 * Sets counts without touching anything else of the product: it stays the same version for whoever is editing it,
 * because counts are added up, never overwritten. Throws NOT_FOUND, INVALID.
 */
export async function setStock(context: Context, slug: string, counts: CountChange[]) {
  return context.db.transaction(async (tx) => {
    let product = await productStore.lock(tx, eq(products.slug, slug));
    const before = await versionOf(tx, product);
    const variants = await lockedVariants(tx, product.id);
    for (const [i, { variant, stock, stock_seen }] of counts.entries()) {
      if (variant === null) {
        const next = countAfter(product.stock, stock, stock_seen);
        await tx.update(products).set({ stock: next }).where(eq(products.id, product.id));
        product = { ...product, stock: next };
        continue;
      }
      const row = variants.get(variant);
      if (!row) throw invalidField(`counts.${i}.variant`, NOT_ITS_VARIANT, context.language);
      await tx
        .update(productVariants)
        .set({ stock: countAfter(row.stock, stock, stock_seen) })
        .where(eq(productVariants.id, variant));
    }
    await productHistory.changed(context, tx, before, await versionOf(tx, product));
    return detail(context, tx, product);
  });
}
