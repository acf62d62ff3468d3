import { asc, eq, inArray } from "drizzle-orm";
import { pragueDay } from "#kit/contract/days.ts";
import type { Database } from "#kit/server/database.ts";
import { isOrderable } from "../product-rules.ts";
import { products, productVariants } from "./products.table.ts";

/** Active products by id, as they are sold now: names in both languages, sizes, price in haléře. One read. */
export async function activeOffers(db: Database, ids: string[], now: Date) {
  const rows = await db
    .select({ product: products, variant: productVariants })
    .from(products)
    .leftJoin(productVariants, eq(productVariants.product_id, products.id))
    .where(inArray(products.id, ids))
    .orderBy(asc(productVariants.display_order), asc(productVariants.id));
  const today = pragueDay(now);
  const offers = new Map<string, Offer>();
  for (const { product, variant } of rows) {
    if (!product.is_active) continue;
    const offer = offers.get(product.id) ?? offerOf(product, today);
    offers.set(product.id, offer);
    if (!variant) continue;
    offer.hasVariants = true;
    if (variant.is_active) offer.variants.push(variant);
  }
  return offers;
}

type Offer = ReturnType<typeof offerOf>;

function offerOf(product: typeof products.$inferSelect, today: string) {
  const { price_halere, category, is_withdrawal_exempt, stock } = product;
  const { en, cs } = product.translations;
  return {
    price_halere,
    category,
    is_withdrawal_exempt,
    translations: {
      en: { name: en.name, description: en.description },
      cs: { name: cs.name, description: cs.description },
    },
    /** Months that its vouchers are valid; null where it is none. */
    voucher_months: product.is_voucher ? product.voucher_months : null,
    /** False once its last day is over. */
    isOrderable: isOrderable(product, today),
    /** Pieces of the product itself; null: without limit. */
    stock,
    /** One of them must be chosen where it has any. */
    hasVariants: false,
    variants: [] as (typeof productVariants.$inferSelect)[],
  };
}
