import { asc, eq } from "drizzle-orm";
import { itemsOf } from "#features/orders/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import { lastGiftDay } from "../../gift-rules.ts";
import type { GiftWish } from "../../gifts.contract.ts";
import { voucherGifts } from "./gifts.table.ts";

const NO_VOUCHER: Both<string> = {
  en: "Only a voucher can be a gift.",
  cs: "Dárkem může být jen poukaz.",
};
const PAST: Both<string> = {
  en: "The day of delivery has passed. Choose another one in the cart.",
  cs: "Den doručení už uplynul. Vyberte v košíku jiný.",
};
export const LATE: Both<string> = {
  en: "The day of delivery is too far away: the voucher would no longer be valid, or it is more than a year off.",
  cs: "Den doručení je moc daleko: poukaz by už neplatil, nebo je to za víc než rok.",
};

/** Why a gift can't be ordered so; null where it can. `months`: how long its voucher is valid, null for what is none. */
export function giftError(
  gift: GiftWish | undefined,
  months: number | null,
  now: Date,
): { field: "gift" | "gift.day"; words: Both<string> } | null {
  if (!gift) return null;
  if (months === null) return { field: "gift", words: NO_VOUCHER };
  const today = pragueDay(now);
  if (gift.day === null) return null;
  if (gift.day < today) return { field: "gift.day", words: PAST };
  return gift.day > lastGiftDay(today, months) ? { field: "gift.day", words: LATE } : null;
}

/** Stores what an order's items wish as gifts; `wishes` in the order of its items. Nothing where there is none. */
export async function storeGifts(
  tx: Database,
  orderId: number,
  wishes: readonly (GiftWish | undefined)[],
): Promise<void> {
  if (!wishes.some(Boolean)) return;
  const items = await itemsOf(tx, orderId);
  const rows = items.flatMap(({ id }, index) => {
    const wish = wishes[index];
    return wish ? [{ ...wish, order_item_id: id, order_id: orderId }] : [];
  });
  await tx.insert(voucherGifts).values(rows);
}

export type GiftRow = typeof voucherGifts.$inferSelect;

/** The gifts of an order by their item. */
export async function giftsOf(db: Database, orderId: number): Promise<Map<number, GiftRow>> {
  const rows = await db
    .select()
    .from(voucherGifts)
    .where(eq(voucherGifts.order_id, orderId))
    .orderBy(asc(voucherGifts.order_item_id));
  return new Map(rows.map((row) => [row.order_item_id, row]));
}

/** The gift that a voucher is; undefined where it is none. */
export async function giftOfItem(db: Database, itemId: number | null): Promise<GiftRow | undefined> {
  if (itemId === null) return undefined;
  const [row] = await db.select().from(voucherGifts).where(eq(voucherGifts.order_item_id, itemId));
  return row;
}
