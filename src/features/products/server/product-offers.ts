import { inArray } from "drizzle-orm";
import { pragueDay } from "#kit/contract/days.ts";
import type { Database } from "#kit/server/database.ts";
import { isOrderable } from "../product-rules.ts";
import { variantsByProduct } from "./product-variants.ts";
import { products } from "./products.table.ts";

/** Active products by id, as they are sold now: names in both languages, sizes, price in haléře. */
export async function activeOffers(db: Database, ids: string[], now: Date) {
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  const variants = await variantsByProduct(db, ids);
  const today = pragueDay(now);
  return new Map(
    rows
      .filter((row) => row.is_active)
      .map(({ id, price_halere, category, is_withdrawal_exempt, translations: { en, cs }, ...row }) => {
        const sizes = variants.get(id) ?? [];
        return [
          id,
          {
            price_halere,
            category,
            is_withdrawal_exempt,
            translations: {
              en: { name: en.name, description: en.description },
              cs: { name: cs.name, description: cs.description },
            },
            /** Months that its vouchers are valid; null where it is none. */
            voucher_months: row.is_voucher ? row.voucher_months : null,
            /** False once its last day is over. */
            isOrderable: isOrderable(row, today),
            /** One of them must be chosen where it has any. */
            hasVariants: sizes.length > 0,
            variants: sizes.filter(({ is_active }) => is_active),
          },
        ];
      }),
  );
}
