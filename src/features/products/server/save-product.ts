import { eq } from "drizzle-orm";
import { newRecordOf } from "#kit/contract/content/content-type.ts";
import { BASED_ON } from "#kit/contract/content/history.ts";
import { freeSlug } from "#kit/contract/content/slug.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import { merged } from "#kit/server/content/content-store.ts";
import { behindAfter } from "#kit/server/content/translation-behind.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { putInOrder } from "#kit/server/statements/display-order.ts";
import { changeMany } from "#kit/server/statements/update-many.ts";
import { products as content, productContent } from "../products.content.ts";
import type { ProductInput } from "../products.contract.ts";
import { countAfter } from "../stock-rules.ts";
import { changePhotos, uploadedPictures } from "./photos/product-photos.ts";
import { productHistory, versionOf } from "./product-history.ts";
import { hasHadProduct } from "./product-ids.ts";
import { keepPrice } from "./product-prices.ts";
import { claimSlug, keepOldSlug } from "./product-slugs.ts";
import { changeVariants } from "./product-variants.ts";
import { detail, presentSlug, productStore } from "./products.service.ts";
import { products } from "./products.table.ts";

type Row = typeof products.$inferSelect;

/** Name, slug and price have no default: they must be sent. */
const NEW_PRODUCT = newRecordOf(content);

/** Adds a product; its slug becomes its id, with a suffix where that is taken. Throws INVALID, CONFLICT, MediaError. */
export async function createProduct(context: Context, input: ProductInput) {
  const at = context.now();
  const values = columns(merged(productContent.whole, NEW_PRODUCT, input, context.language), null, at);
  const pictures = await uploadedPictures(context);
  return context.media.atomically(async (tx) => {
    await claimSlug(tx, values.slug, null, context.language);
    const id = await freeSlug(values.slug, (slug) => hasHadProduct(context, tx, slug), "product");
    const [row] = await tx
      .insert(products)
      .values({ ...values, id, stock: input.stock ?? null })
      .returning();
    await keepPrice(tx, row as Row, at);
    await changeVariants(context, tx, id, input.variants);
    await changePhotos(context, tx, id, pictures, input);
    await productHistory.added(context, tx, await versionOf(tx, row as Row));
    return detail(context, tx, row as Row);
  });
}

/** Changes what is sent; the id stays, and an earlier slug leads on. Throws NOT_FOUND, INVALID, CONFLICT, MediaError. */
export async function updateProduct(context: Context, slug: string, input: ProductInput) {
  const pictures = await uploadedPictures(context);
  return context.media.atomically(async (tx) => {
    const stored = await lockedProduct(context, tx, slug);
    await productHistory.unchanged(context, tx, stored, () => detail(context, tx, stored));
    const before = await versionOf(tx, stored);
    const row = await changeRow(context, tx, stored, input);
    await changeVariants(context, tx, stored.id, input.variants);
    await changePhotos(context, tx, stored.id, pictures, input);
    await productHistory.changed(context, tx, before, await versionOf(tx, row));
    return detail(context, tx, row);
  });
}

/** Changes many products at once, all or none: prices and whether they are shown. Throws INVALID, CONFLICT. */
export function updateProducts(
  context: Context,
  records: readonly { id: string; based_on: string; change: Pick<ProductInput, "is_active" | "price"> }[],
) {
  return changeMany(context, records, {
    lock: (tx, id) => productStore.lock(tx, eq(products.id, id)),
    labelOf: ({ translations: { en, cs } }) => ({ en: en.name, cs: cs.name }),
    change: async (tx, stored, { change }) => {
      const before = await versionOf(tx, stored);
      const row = await changeRow(context, tx, stored, change);
      await productHistory.changed(context, tx, before, await versionOf(tx, row));
      return detail(context, tx, row);
    },
  });
}

/** Writes what is sent into a locked row; a price is written down, an earlier slug leads on. */
async function changeRow(context: Context, tx: Database, stored: Row, input: ProductInput): Promise<Row> {
  const is_reduced = stored.reduced_at !== null;
  const record = { ...stored, price: toCzk(stored.price_halere), is_reduced };
  const at = context.now();
  const values = columns(
    merged(productContent.whole, record, input, context.language),
    stored.reduced_at,
    at,
  );
  if (values.slug !== stored.slug) {
    await claimSlug(tx, values.slug, stored.id, context.language);
    await keepOldSlug(tx, stored.slug, stored.id);
  }
  const [row] = await tx
    .update(products)
    .set({
      ...values,
      stock: countAfter(stored.stock, input.stock, input.stock_seen),
      translation_behind: behindAfter(stored, values.translations, at),
      updated_at: laterThan(products.updated_at),
    })
    .where(eq(products.id, stored.id))
    .returning();
  if (values.price_halere !== stored.price_halere) await keepPrice(tx, row as Row, at, stored);
  return row as Row;
}

/** Puts all products into the order of `ids`. Throws CONFLICT. */
export function orderProducts(context: Context, ids: string[]): Promise<void> {
  return putInOrder(context, products, historyOfRows, ids);
}

/** The log holds products with their photos and sizes. */
const historyOfRows = {
  changed: async (context: Context, tx: Database, before: Row, after: Row) =>
    productHistory.changed(context, tx, await versionOf(tx, before), await versionOf(tx, after)),
};

/** Deletes a product, its photos and their files. Throws NOT_FOUND. */
export async function removeProduct(context: Context, slug: string): Promise<void> {
  const { media } = context;
  await media.atomically(async (tx) => {
    const product = await productStore.lock(tx, eq(products.slug, slug));
    const version = await versionOf(tx, product);
    await tx.delete(products).where(eq(products.id, product.id));
    await productHistory.deleted(context, tx, version);
    for (const { image_path } of version.photos) await media.release(tx, image_path);
  });
}

/** The product to be changed. Who opened it under a slug that it had then is shown what it has become. */
async function lockedProduct(context: Context, tx: Database, slug: string): Promise<Row> {
  const now = context.header(BASED_ON) === undefined ? null : await presentSlug(tx, slug, true);
  return productStore.lock(tx, eq(products.slug, now ?? slug));
}

/** `reducedAt`: since when it was marked as reduced so far; a mark that stays keeps its moment. */
function columns<V extends { price: number; is_reduced: boolean }>(
  { price, is_reduced, ...values }: V,
  reducedAt: Date | null,
  at: Date,
) {
  return { ...values, price_halere: toHalere(price), reduced_at: is_reduced ? (reducedAt ?? at) : null };
}
