import { and, eq, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { contentReads, flattened } from "#kit/server/content/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type PriceStep, reductionOf } from "../price-reduction.ts";
import { isOrderable } from "../product-rules.ts";
import { isSoldOut } from "../stock-rules.ts";
import { photosByProduct, photosOf } from "./photos/product-photos.ts";
import { pricesOfReduced } from "./product-prices.ts";
import { variantsByProduct, variantsOf } from "./product-variants.ts";
import { productOldSlugs, productPhotos, products, productVariants } from "./products.table.ts";

export const productStore = contentReads(products);

type Row = typeof products.$inferSelect;
interface Parts {
  photos: Awaited<ReturnType<typeof photosOf>>;
  variants: Awaited<ReturnType<typeof variantsOf>>;
  /** The price history, oldest first; only of a product marked as reduced. */
  prices: PriceStep[];
}

/** All products the asker may see by display order, or only the featured ones. */
export async function listProducts(context: Context, featuredOnly: boolean) {
  const rows = await productStore.list(context.db, context.user !== null);
  const photos = await photosByProduct(context.db);
  const variants = await variantsByProduct(context.db);
  const wanted = featuredOnly ? rows.filter((row) => row.is_featured) : rows;
  const prices = await pricesOfReduced(context.db);
  return wanted.map((row) =>
    toProduct(context, row, {
      photos: photos.get(row.id) ?? [],
      variants: variants.get(row.id) ?? [],
      prices: prices.get(row.id) ?? [],
    }),
  );
}

/** One product with its photos. Throws NOT_FOUND; MOVED with the present slug for one it had earlier. */
export async function getProduct(context: Context, slug: string) {
  const seesAll = context.user !== null;
  const [found] = await context.db
    .select({ row: products, photos: ITS_PHOTOS, variants: ITS_VARIANTS })
    .from(products)
    .where(and(eq(products.slug, slug), seesAll ? undefined : eq(products.is_active, true)));
  if (found) {
    const { row, ...parts } = found;
    return toProduct(context, row, { ...parts, prices: await pricesOf(context.db, row) });
  }
  const now = await presentSlug(context.db, slug, seesAll);
  if (now === null) throw new Refusal("NOT_FOUND");
  throw new Refusal("MOVED", {
    location: `/api/products/${encodeURIComponent(now)}`,
    detail: { slug: now },
  });
}

/** The rows of `photosOf` and `variantsOf` with their product's, in one read: no column of theirs is a time. */
const ITS_PHOTOS = sql<Parts["photos"]>`coalesce((select json_agg(photo order by display_order, id)
  from ${productPhotos} photo where photo.product_id = ${products}.id), '[]')`;
const ITS_VARIANTS = sql<Parts["variants"]>`coalesce((select json_agg(variant order by display_order, id)
  from ${productVariants} variant where variant.product_id = ${products}.id), '[]')`;

async function pricesOf(db: Database, row: Row): Promise<PriceStep[]> {
  return row.reduced_at ? ((await pricesOfReduced(db, row.id)).get(row.id) ?? []) : [];
}

/** The slug of the product that had this one earlier; null where there is none to be seen. */
export async function presentSlug(db: Database, oldSlug: string, seesAll: boolean): Promise<string | null> {
  const [row] = await db
    .select({ slug: products.slug, is_active: products.is_active })
    .from(productOldSlugs)
    .innerJoin(products, eq(products.id, productOldSlugs.product_id))
    .where(eq(productOldSlugs.slug, oldSlug));
  return row && (row.is_active || seesAll) ? row.slug : null;
}

/** A product as the API answers it. */
export async function detail(context: Context, db: Database, row: Row) {
  return toProduct(context, row, {
    photos: await photosOf(db, row.id),
    variants: await variantsOf(db, row.id),
    prices: await pricesOf(db, row),
  });
}

function toProduct({ language, now, user }: Context, row: Row, { photos, variants, prices }: Parts) {
  const reduction = reductionOf(prices, row.reduced_at);
  return {
    ...flattened(row, language),
    price: toCzk(row.price_halere),
    image_path: photos[0]?.image_path ?? null,
    photos,
    is_orderable: isOrderable(row, pragueDay(now())),
    variants: user ? variants : variants.filter(({ is_active }) => is_active),
    is_reduced: row.reduced_at !== null,
    reduction: reduction && {
      original_price: toCzk(reduction.original),
      lowest_price: toCzk(reduction.lowest),
    },
    is_sold_out: isSoldOut({ stock: row.stock, variants }),
  };
}
