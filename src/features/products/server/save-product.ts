import { and, eq, ne } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language.ts";
import { toCzk, toHalere } from "#kit/contract/money.ts";
import { freeSlug } from "#kit/contract/slug.ts";
import { merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { VOUCHER_MONTHS } from "../product-rules.ts";
import { type ProductInput, productContent } from "../products.contract.ts";
import { countAfter } from "../stock-rules.ts";
import { changePhotos, photosOf, uploadedPictures } from "./product-photos.ts";
import { keepPrice } from "./product-prices.ts";
import { changeVariants } from "./product-variants.ts";
import { detail, productStore } from "./products.service.ts";
import { type ProductTexts, productOldSlugs, products } from "./products.table.ts";

const NO_TEXTS: ProductTexts = {
  name: "",
  description: "",
  what_to_expect: "",
  locations: "",
  availability: "",
  eligibility: "",
  what_to_bring: "",
};

/** Name, slug and price have no default: they must be sent. */
const NEW_PRODUCT = {
  slug: "",
  category: "experience",
  is_featured: false,
  is_bestseller: false,
  is_new: false,
  is_reduced: false,
  is_voucher: false,
  voucher_months: VOUCHER_MONTHS,
  is_active: true,
  display_order: 0,
  valid_until: null,
  is_withdrawal_exempt: false,
  features: [],
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

const SLUG_TAKEN: Both<string> = {
  en: "This slug is already used by another product",
  cs: "Tento slug už má jiný produkt",
};

/** Adds a product; its slug becomes its id, with a suffix where that is taken. Throws INVALID, CONFLICT, MediaError. */
export async function createProduct(context: Context, input: ProductInput) {
  const at = context.now();
  const values = columns(merged(productContent.whole, NEW_PRODUCT, input, context.language), null, at);
  const pictures = await uploadedPictures(context);
  return context.media.atomically(async (tx) => {
    await claimSlug(tx, values.slug, null, context.language);
    const id = await freeSlug(
      values.slug,
      async (taken) => (await tx.$count(products, eq(products.id, taken))) > 0,
      "product",
    );
    const row = await productStore.insert(tx, { ...values, id, stock: input.stock ?? null });
    await keepPrice(tx, row, at);
    await changeVariants(context, tx, id, input.variants);
    await changePhotos(context, tx, id, pictures, input);
    return detail(context, tx, row);
  });
}

/** Changes what is sent; the id stays, and an earlier slug leads on. Throws NOT_FOUND, INVALID, CONFLICT, MediaError. */
export async function updateProduct(context: Context, slug: string, input: ProductInput) {
  const pictures = await uploadedPictures(context);
  return context.media.atomically(async (tx) => {
    const stored = await productStore.lock(tx, eq(products.slug, slug));
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
    const stock = countAfter(stored.stock, input.stock, input.stock_seen);
    const row = await productStore.update(tx, stored.id, { ...values, stock });
    if (row.price_halere !== stored.price_halere) await keepPrice(tx, row, at, stored);
    await changeVariants(context, tx, stored.id, input.variants);
    await changePhotos(context, tx, stored.id, pictures, input);
    return detail(context, tx, row);
  });
}

/** Deletes a product, its photos and their files. Throws NOT_FOUND. */
export async function removeProduct({ media }: Context, slug: string): Promise<void> {
  await media.atomically(async (tx) => {
    const product = await productStore.lock(tx, eq(products.slug, slug));
    const photos = await photosOf(tx, product.id);
    await productStore.remove(tx, product.id);
    for (const { image_path } of photos) await media.release(tx, image_path);
  });
}

/** `reducedAt`: since when it was marked as reduced so far; a mark that stays keeps its moment. */
function columns<V extends { price: number; is_reduced: boolean }>(
  { price, is_reduced, ...values }: V,
  reducedAt: Date | null,
  at: Date,
) {
  return { ...values, price_halere: toHalere(price), reduced_at: is_reduced ? (reducedAt ?? at) : null };
}

/** A slug that a product has now is refused; one that it had earlier is free to be taken over. */
async function claimSlug(tx: Database, slug: string, own: string | null, language: Language): Promise<void> {
  const others = own === null ? undefined : ne(products.id, own);
  if ((await tx.$count(products, and(eq(products.slug, slug), others))) > 0) {
    throw new Refusal("CONFLICT", {
      words: SLUG_TAKEN,
      errors: [{ path: "slug", message: SLUG_TAKEN[language] }],
    });
  }
  await tx.delete(productOldSlugs).where(eq(productOldSlugs.slug, slug));
}

async function keepOldSlug(tx: Database, slug: string, product_id: string): Promise<void> {
  await tx
    .insert(productOldSlugs)
    .values({ slug, product_id })
    .onConflictDoUpdate({ target: productOldSlugs.slug, set: { product_id } });
}
