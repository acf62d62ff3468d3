import { eq } from "drizzle-orm";
import { invalidField } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { type Count, countAfter } from "../stock-rules.ts";
import { lockedVariants, NOT_ITS_VARIANT } from "./product-variants.ts";
import { detail, productStore } from "./products.service.ts";
import { products, productVariants } from "./products.table.ts";

interface CountChange {
  /** A size; null: the product itself. */
  variant: number | null;
  stock: Count;
  stock_seen?: Count | undefined;
}

/** Sets counts without touching anything else of the product. Throws NOT_FOUND, INVALID. */
export async function setStock(context: Context, slug: string, counts: CountChange[]) {
  return context.db.transaction(async (tx) => {
    let product = await productStore.lock(tx, eq(products.slug, slug));
    const variants = await lockedVariants(tx, product.id);
    for (const [i, { variant, stock, stock_seen }] of counts.entries()) {
      if (variant === null) {
        const next = countAfter(product.stock, stock, stock_seen);
        product = await productStore.update(tx, product.id, { stock: next });
        continue;
      }
      const row = variants.get(variant);
      if (!row) throw invalidField(`counts.${i}.variant`, NOT_ITS_VARIANT, context.language);
      await tx
        .update(productVariants)
        .set({ stock: countAfter(row.stock, stock, stock_seen) })
        .where(eq(productVariants.id, variant));
    }
    return detail(context, tx, product);
  });
}
