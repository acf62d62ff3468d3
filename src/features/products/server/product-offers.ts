import { type SQL, sql } from "drizzle-orm";
import { pragueDay } from "#kit/contract/time/days.ts";
import { asJson } from "#kit/server/statements/json-rows.ts";
import { isOrderable, needsParcel } from "../product-rules.ts";
import { products, productVariants } from "./products.table.ts";

/** A product with one of its sizes, or with null where it has none. JSON has no moments, and offers need none. */
export interface OfferRow {
  product: Omit<typeof products.$inferSelect, "created_at" | "updated_at" | "reduced_at">;
  variant: typeof productVariants.$inferSelect | null;
}

/** Products by id (text[]) with their sizes, as a part of another statement (JSON of `OfferRow`), for `activeOffers`. */
export function offerRows(ids: string[]): SQL<OfferRow[]> {
  return asJson<OfferRow>(sql`select to_json(${products}) as product, to_json(${productVariants}) as variant from ${products}
    left join ${productVariants} on ${productVariants.product_id} = ${products.id}
    where ${products.id} = any(${sql.param(ids)}::text[]) order by ${productVariants.display_order}, ${productVariants.id}`);
}

/** The active ones by id, as they are sold now: names in both languages, sizes, price in haléře. */
export function activeOffers(rows: readonly OfferRow[], now: Date): Map<string, Offer> {
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

/** A product as it is sold now. */
export type Offer = ReturnType<typeof offerOf>;

function offerOf(product: OfferRow["product"], today: string) {
  const { price_halere, category, is_withdrawal_exempt, stock, weight_grams } = product;
  const { en, cs } = product.translations;
  return {
    price_halere,
    category,
    is_withdrawal_exempt,
    needs_parcel: needsParcel(product),
    /** Grams of one piece, where its size does not say otherwise; null: not known. */
    weight_grams,
    translations: {
      en: { name: en.name, description: en.description },
      cs: { name: cs.name, description: cs.description },
    },
    /** Months that its vouchers are valid; null where it is not a voucher. */
    voucher_months: product.is_voucher ? product.voucher_months : null,
    /** Each piece is worth its price in money. */
    is_value: product.is_voucher && product.is_value,
    /** False once its last day is over. */
    isOrderable: isOrderable(product, today),
    /** Pieces of the product itself; null: without limit. */
    stock,
    /** One of them must be chosen where it has any. */
    hasVariants: false,
    variants: [] as NonNullable<OfferRow["variant"]>[],
  };
}
