import { and, eq, ne } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import type { Database } from "#kit/server/database/database.ts";
import { productOldSlugs, products } from "./products.table.ts";

const SLUG_TAKEN: Both<string> = {
  en: "This slug is already used by another product",
  cs: "Tento slug už má jiný produkt",
};

/** A slug that another product has now is refused; one that it had earlier is free to be taken over. Throws CONFLICT. */
export async function claimSlug(
  tx: Database,
  slug: string,
  own: string | null,
  language: Language,
): Promise<void> {
  const others = own === null ? undefined : ne(products.id, own);
  if ((await tx.$count(products, and(eq(products.slug, slug), others))) > 0) {
    throw new Refusal("CONFLICT", {
      words: SLUG_TAKEN,
      errors: [{ path: "slug", message: SLUG_TAKEN[language] }],
    });
  }
  await tx.delete(productOldSlugs).where(eq(productOldSlugs.slug, slug));
}

/** A slug that a product gives up leads on to it. */
export async function keepOldSlug(tx: Database, slug: string, product_id: string): Promise<void> {
  await tx
    .insert(productOldSlugs)
    .values({ slug, product_id })
    .onConflictDoUpdate({ target: productOldSlugs.slug, set: { product_id } });
}
