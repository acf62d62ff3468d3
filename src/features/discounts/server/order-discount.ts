import { eq, sql } from "drizzle-orm";
import { type OrderDiscount, shareOfPieces, spreadDiscount } from "#features/orders/index.ts";
import { keptItems, orderItems, orders, settleMoney } from "#features/orders/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";
import { discountUseOf } from "./use-discount.ts";

type OrderRow = typeof orders.$inferSelect;

/** Writes what an order's discount takes off each item that is still sold; they add up to `discount`. */
export async function spreadOverItems(
  tx: Database,
  { id, discount: rules }: Pick<OrderRow, "id" | "discount">,
  discount: Halere,
): Promise<void> {
  if (!rules) return;
  const kept = await keptItems(tx, id);
  const shares = spreadDiscount(rules, kept, discount);
  await tx.update(orderItems).set({ discount_halere: 0 }).where(eq(orderItems.order_id, id));
  for (const [index, item] of kept.entries())
    if (shares[index])
      await tx.update(orderItems).set({ discount_halere: shares[index] }).where(eq(orderItems.id, item.id));
}

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

/** An order that can't have its code any more costs what it costs without; shipping that was free stays free. */
export async function dropDiscount(tx: Database, id: number): Promise<void> {
  await tx.update(orderItems).set({ discount_halere: 0 }).where(eq(orderItems.order_id, id));
  await tx
    .update(orders)
    .set({
      total_halere: sql`${orders.total_halere} + ${orders.discount_halere}`,
      ...{ discount_halere: 0, discount: null },
    })
    .where(eq(orders.id, id));
  await settleMoney(tx, id);
}

/** Whether an order had a code that it has no more. */
export async function hasLostDiscount(db: Database, orderId: number): Promise<boolean> {
  const state = await discountUseOf(db, orderId);
  return state === "free" || state === "gone";
}
