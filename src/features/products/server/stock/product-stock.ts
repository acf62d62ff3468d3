import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { products, productVariants } from "../products.table.ts";

/** The product or variant whose stock was reduced; null where stock has no limit. */
export type StockSource = "product" | "variant" | null;

export interface Pieces {
  product_id: string;
  variant_id: number | null;
  quantity: number;
}

/** A line that can't be had, and how many are left for it. */
export interface Shortage {
  line: number;
  left: number;
}

/**
 * Takes pieces of several lines in the caller's transaction: all of them or, where one is short, none. The counts
 * are locked by id, products before sizes, so that orders wait for each other and never in a circle.
 */
export async function takePieces(
  tx: Database,
  lines: readonly Pieces[],
): Promise<{ sources: StockSource[]; short: Shortage[] }> {
  const counts = await lockCounts(tx, lines);
  const taken = new Map<string, number>();
  const short: Shortage[] = [];
  const sources = lines.map((line, index): StockSource => {
    const source = sourceOf(counts, line);
    if (source === null) return null;
    const key = keyOf(source, line);
    const left = (counts.get(key) ?? 0) - (taken.get(key) ?? 0);
    if (left < line.quantity) short.push({ line: index, left });
    else taken.set(key, (taken.get(key) ?? 0) + line.quantity);
    return source;
  });
  if (short.length === 0)
    for (const [index, line] of lines.entries())
      await change(tx, sources[index] ?? null, line, -line.quantity);
  return { sources, short };
}

/** Locks the counts of these lines in the order in which everybody does, before some go back and others are taken. */
export async function lockPieces(tx: Database, lines: readonly Pieces[]): Promise<void> {
  await lockCounts(tx, lines);
}

/** Gives pieces back to where they were taken from, in the caller's transaction. */
export async function returnPieces(
  tx: Database,
  lines: readonly (Pieces & { source: StockSource })[],
): Promise<void> {
  await lockCounts(tx, lines);
  for (const line of lines) await change(tx, line.source, line, line.quantity);
}

async function lockCounts(tx: Database, lines: readonly Pieces[]): Promise<Map<string, number | null>> {
  const ids = [...new Set(lines.map((line) => line.product_id))];
  const variantIds = [...new Set(lines.flatMap(({ variant_id }) => variant_id ?? []))];
  const counts = new Map<string, number | null>();
  if (ids.length > 0)
    for (const { id, stock } of await tx
      .select({ id: products.id, stock: products.stock })
      .from(products)
      .where(and(inArray(products.id, ids), isNotNull(products.stock)))
      .orderBy(asc(products.id))
      .for("update"))
      counts.set(`product ${id}`, stock);
  if (variantIds.length > 0)
    for (const { id, stock } of await tx
      .select({ id: productVariants.id, stock: productVariants.stock })
      .from(productVariants)
      .where(and(inArray(productVariants.id, variantIds), isNotNull(productVariants.stock)))
      .orderBy(asc(productVariants.id))
      .for("update"))
      counts.set(`variant ${id}`, stock);
  return counts;
}

function sourceOf(counts: Map<string, number | null>, line: Pieces): StockSource {
  if (line.variant_id !== null && counts.has(keyOf("variant", line))) return "variant";
  return counts.has(keyOf("product", line)) ? "product" : null;
}

function keyOf(source: "product" | "variant", { product_id, variant_id }: Pieces): string {
  return source === "product" ? `product ${product_id}` : `variant ${variant_id}`;
}

/** A count that has become unlimited since stays so. */
async function change(tx: Database, source: StockSource, line: Pieces, by: number): Promise<void> {
  if (source === "product")
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${by}` })
      .where(eq(products.id, line.product_id));
  if (source === "variant" && line.variant_id !== null)
    await tx
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} + ${by}` })
      .where(eq(productVariants.id, line.variant_id));
}
