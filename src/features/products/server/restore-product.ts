import { and, eq, ne, notInArray } from "drizzle-orm";
import { newRecordOf } from "#kit/contract/content/content-type.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { checked } from "#kit/server/content/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { inTheWay, isSameRecord, named, quoted } from "#kit/server/history/in-the-way.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { products as content, productContent } from "../products.content.ts";
import { putPhotosBack } from "./photos/product-photos.ts";
import { type ProductVersion, productHistory, versionOf } from "./product-history.ts";
import { keepPrice } from "./product-prices.ts";
import { claimSlug, keepOldSlug } from "./product-slugs.ts";
import { lockedVariants } from "./product-variants.ts";
import { products, productVariants } from "./products.table.ts";

/**
 * Puts a logged version back with its photos, sizes and slug. Counts of what is still there stay as they are: what
 * was sold meanwhile stays sold. Throws INVALID, CONFLICT.
 */
export async function restoreProduct(context: Context, tx: Database, version: Version): Promise<void> {
  const { language } = context;
  const is_reduced = Boolean(version.reduced_at);
  // A field that has come since is as in a new product.
  const record = {
    ...newRecordOf(content),
    ...version,
    price: toCzk(Number(version.price_halere)),
    is_reduced,
  };
  checked(productContent.whole, record, language);
  // The log holds what `versionOf` made, sizes since there are any.
  const { stock, photos, variants, ...rest } = version as Version & Partial<ProductVersion>;
  const id = String(version.id);
  const [present] = await tx.select().from(products).where(eq(products.id, id)).for("update");
  await refuseTaken(tx, version, present);
  const before = present ? await versionOf(tx, present) : null;
  await claimSlug(tx, String(version.slug), id, language);
  const { after } = await putBack(context, tx, products, before ? rest : { ...rest, stock });
  if (before?.price_halere !== after.price_halere)
    await keepPrice(tx, after, context.now(), before ?? undefined);
  if (before && before.slug !== after.slug) await keepOldSlug(tx, before.slug, after.id);
  await putPhotosBack(context, tx, after.id, photos ?? []);
  if (variants) await putVariantsBack(tx, after.id, variants);
  await productHistory.restored(context, tx, before, await versionOf(tx, after));
}

/** Throws CONFLICT that names the product which has the version's slug or id by now. */
async function refuseTaken(
  tx: Database,
  version: Version,
  present: typeof products.$inferSelect | undefined,
): Promise<void> {
  const [id, slug] = [String(version.id), String(version.slug)];
  const other = present && !isSameRecord(present, version) ? present : undefined;
  const others = and(eq(products.slug, slug), other ? undefined : ne(products.id, id));
  const [owner] = await tx.select().from(products).where(others);
  if (owner) {
    const [address, name] = [quoted(slug), nameOf(owner)];
    throw inTheWay({
      en: `The address ${address.en} now belongs to the product ${name.en}. Change its slug or delete it, then restore this version.`,
      cs: `Adresu ${address.cs} už má produkt ${name.cs}. Změňte jeho slug nebo ho smažte a pak tuto verzi vraťte.`,
    });
  }
  if (!other) return;
  const name = nameOf(other);
  throw inTheWay({
    en: `The product ${name.en} has taken the place of the deleted one. Delete it, then restore this version.`,
    cs: `Na místě smazaného záznamu mezitím vznikl produkt ${name.cs}. Smažte ho a pak tuto verzi vraťte.`,
  });
}

function nameOf({ translations: { en, cs } }: typeof products.$inferSelect) {
  return named({ en: en.name, cs: cs.name });
}

async function putVariantsBack(
  tx: Database,
  product_id: string,
  wanted: ProductVersion["variants"],
): Promise<void> {
  await lockedVariants(tx, product_id);
  const own = eq(productVariants.product_id, product_id);
  const ids = wanted.map(({ id }) => id);
  await tx
    .delete(productVariants)
    .where(ids.length > 0 ? and(own, notInArray(productVariants.id, ids)) : own);
  for (const { id, label, display_order, is_active, stock, weight_grams } of wanted) {
    // The log did not always hold the weight.
    const set = { label, display_order, is_active, ...(weight_grams !== undefined && { weight_grams }) };
    await tx
      .insert(productVariants)
      .overridingSystemValue()
      .values({ id, product_id, stock, ...set })
      .onConflictDoUpdate({ target: productVariants.id, set });
  }
}
