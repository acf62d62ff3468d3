import { asc, eq, inArray } from "drizzle-orm";
import { invalidField } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { StockChanges } from "../products.contract.ts";
import { countAfter } from "../stock-rules.ts";
import { productVariants } from "./products.table.ts";

export const NOT_ITS_VARIANT: Both<string> = {
  en: "The product has no such size",
  cs: "Produkt takovou velikost nemá",
};

type Row = typeof productVariants.$inferSelect;

const inOrder = [asc(productVariants.display_order), asc(productVariants.id)];

/** Sizes of one product in their order. */
export function variantsOf(db: Database, productId: string): Promise<Row[]> {
  return db
    .select()
    .from(productVariants)
    .where(eq(productVariants.product_id, productId))
    .orderBy(...inOrder);
}

/** All sizes by their product's id. */
export async function variantsByProduct(db: Database, productIds?: string[]): Promise<Map<string, Row[]>> {
  const rows = await db
    .select()
    .from(productVariants)
    .where(productIds && inArray(productVariants.product_id, productIds))
    .orderBy(...inOrder);
  return Map.groupBy(rows, (variant) => variant.product_id);
}

/** Makes the sizes of a product what a write says; does nothing where it says nothing. Throws INVALID. */
export async function changeVariants(
  { language }: Context,
  tx: Database,
  productId: string,
  wanted: StockChanges["variants"],
): Promise<void> {
  if (!wanted) return;
  const stored = await lockedVariants(tx, productId);
  for (const [i, { id }] of wanted.entries())
    if (id !== undefined && (!stored.has(id) || wanted.findIndex((other) => other.id === id) !== i))
      throw invalidField(`variants.${i}.id`, NOT_ITS_VARIANT, language);
  const gone = [...stored.keys()].filter((id) => !wanted.some((variant) => variant.id === id));
  if (gone.length > 0) await tx.delete(productVariants).where(inArray(productVariants.id, gone));
  for (const [display_order, { id, label, stock, stock_seen, weight_grams, is_active }] of wanted.entries()) {
    const before = id === undefined ? null : (stored.get(id)?.stock ?? null);
    const values = {
      label: { en: label.en || label.cs, cs: label.cs || label.en },
      stock: countAfter(before, stock, id === undefined ? undefined : stock_seen),
      ...(weight_grams !== undefined && { weight_grams }),
      display_order,
      is_active,
    };
    if (id === undefined) await tx.insert(productVariants).values({ ...values, product_id: productId });
    else await tx.update(productVariants).set(values).where(eq(productVariants.id, id));
  }
}

/** By id, in which order everybody locks them. */
export async function lockedVariants(tx: Database, productId: string): Promise<Map<number, Row>> {
  const rows = await tx
    .select()
    .from(productVariants)
    .where(eq(productVariants.product_id, productId))
    .orderBy(asc(productVariants.id))
    .for("update");
  return new Map(rows.map((row) => [row.id, row]));
}
