/** Facts and rules of products. Pure: shop, editor and server share it. */

export const PRODUCT_CATEGORIES = ["experience", "merchandise", "course"] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** Who answers for a product: a name, a postal address, and an e-mail or a web address. */
export interface Responsible {
  name: string;
  address: string;
  contact: string;
}
export const NOBODY: Responsible = { name: "", address: "", contact: "" };

/** Months that a voucher is valid unless the product says otherwise. */
export const VOUCHER_MONTHS = 12;

/** Grams. */
export const HEAVIEST_PIECE = 1_000_000;

/** Existing and new pictures of one product together. */
export const MAX_PRODUCT_PHOTOS = 10;

/** Products that are shown beside one. */
export const MOST_BESIDE = 4;

/** True for what is sent or handed over; vouchers and places in courses and rides come by e-mail. */
export function needsParcel({
  category,
  is_voucher,
}: {
  category: ProductCategory;
  is_voucher: boolean;
}): boolean {
  return category === "merchandise" && !is_voucher;
}

/** What one piece weighs in grams, in a size or as the product; null where nobody knows. */
export function pieceGrams(
  {
    weight_grams = null,
    variants,
  }: {
    weight_grams?: number | null;
    variants?: readonly { id: number; weight_grams?: number | null }[];
  },
  variant: number | undefined,
): number | null {
  return variants?.find(({ id }) => id === variant)?.weight_grams ?? weight_grams;
}

interface Offered {
  is_active: boolean;
  valid_until: string | null;
}

/** True while a product can be bought: active, and not past its last day (`today`: YYYY-MM-DD in Prague). */
export function isOrderable({ is_active, valid_until }: Offered, today: string): boolean {
  return is_active && (valid_until === null || today <= valid_until);
}

/**
 * The last day to buy the voucher: 31 March 2026, later the next 31 March, `today` included
 * (docs/decisions/0087-vouchers-and-gifts.md).
 */
export function voucherValidUntil(today: string): string {
  const first = "2026-03-31";
  if (today <= first) return first;
  const year = Number(today.slice(0, 4));
  const thisYears = `${year}-03-31`;
  return today <= thisYears ? thisYears : `${year + 1}-03-31`;
}
