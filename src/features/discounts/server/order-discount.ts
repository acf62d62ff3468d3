import { type OrderDiscount, shareOfPieces } from "#features/orders/index.ts";
import { dropDiscountOf, type Follower, isReopened, stands } from "#features/orders/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";
import { discountUseOf, releaseUse, takeUseAgain } from "./use-discount.ts";

/**
 * The use of an order's discount code: an unpaid order that was cancelled or deleted gives it back, one that stands again
 * takes it, always where it is paid, otherwise where there is one left. A reopened order that can't have it costs more.
 */
export const followDiscount: Follower = async (context, tx, order, happened) => {
  if (order.discount === null) return;
  if (!stands(order)) {
    if (!order.paid_at) await releaseUse(context, tx, order.id);
    return;
  }
  if (stands(happened.before) || (await discountUseOf(tx, order.id)) === "none") return;
  const hasIt = await takeUseAgain(tx, order.id, order.paid_at !== null);
  if (!hasIt && isReopened(order, happened)) await dropDiscountOf(tx, order);
};

/** What of the items' discount goes with pieces of them; `quantity` of each is how many go. */
export function discountOfPieces(
  items: readonly { id: number; quantity: number; taken_back: number; discount_halere: Halere }[],
  pieces: readonly { id: number; quantity: number }[],
): Map<number, Halere> {
  return new Map(
    pieces.map(({ id, quantity }) => {
      const item = items.find((one) => one.id === id);
      if (!item) return [id, 0];
      return [id, shareOfPieces(item.discount_halere, quantity, item.quantity - item.taken_back)];
    }),
  );
}

/** The rules of an order after pieces went with their share: an amount comes back to nobody, whatever is added later. */
export function withoutShare(rules: OrderDiscount | null, share: Halere): OrderDiscount | null {
  if (rules?.kind !== "amount") return rules;
  return { ...rules, amount_halere: Math.max(0, rules.amount_halere - share) };
}

/** Whether an order had a code that it has no more. */
export async function hasLostDiscount(db: Database, orderId: number): Promise<boolean> {
  const state = await discountUseOf(db, orderId);
  return state === "free" || state === "gone";
}
