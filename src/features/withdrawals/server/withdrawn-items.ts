import { and, eq } from "drizzle-orm";
import { withdrawalEnd } from "#features/orders/index.ts";
import { itemsOf, type orderItems, type orders } from "#features/orders/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import { withdrawals } from "./withdrawals.table.ts";

type OrderRow = typeof orders.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;

declare module "#kit/server/context.ts" {
  interface Parts {
    /**
     * How many pieces of each item of an order were used, by the item's id: they can't be withdrawn from. Vouchers
     * know, which know of withdrawals and not the other way round.
     */
    usedPieces(db: Database, orderId: number): Promise<Map<number, number>>;
  }
}

/** Pieces of an item that were withdrawn from, and when the last of them was. */
export interface Withdrawn {
  pieces: number;
  at: Date;
}

/**
 * What of each item of an order was withdrawn from, by the item's id. What came too late, or is in doubt otherwise, is
 * for the team to decide: nothing follows from it until they take the pieces back.
 */
export async function withdrawnItems(db: Database, orderId: number): Promise<Map<number, Withdrawn>> {
  const rows = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.order_id, orderId), eq(withdrawals.is_late, false)))
    .orderBy(withdrawals.received_at);
  const found = new Map<number, Withdrawn>();
  for (const { items, received_at } of rows)
    for (const { id, quantity } of items.filter(({ doubt }) => doubt === undefined))
      found.set(id, { pieces: (found.get(id)?.pieces ?? 0) + quantity, at: received_at });
  return found;
}

/** Whether all that an order still has was withdrawn from. */
export async function isAllWithdrawn(db: Database, orderId: number): Promise<boolean> {
  const withdrawn = await withdrawnItems(db, orderId);
  if (withdrawn.size === 0) return false;
  return (await itemsOf(db, orderId)).every(
    ({ id, quantity, taken_back }) => Math.max(withdrawn.get(id)?.pieces ?? 0, taken_back) >= quantity,
  );
}

/** What was stated of an order, oldest first: in the customer's words, or by its items; neither: all of it. */
export async function statementsOf(db: Database, orderId: number) {
  const { received_at, scope, items } = withdrawals;
  return db
    .select({ received_at, scope, items })
    .from(withdrawals)
    .where(eq(withdrawals.order_id, orderId))
    .orderBy(received_at, withdrawals.id);
}

/** By the item's id: what was withdrawn from, and pieces whose vouchers were used. */
interface Gone {
  withdrawn: Map<number, Withdrawn>;
  used: Map<number, number>;
}

/** Whether an item can be withdrawn from now, how many pieces of it, and until when. */
export function withdrawalOf(item: ItemRow, order: OrderRow, { withdrawn, used }: Gone, now: Date) {
  const { pieces = 0, at = null } = withdrawn.get(item.id) ?? {};
  // The team may have taken back what was withdrawn from in words or by telephone.
  const left = Math.max(0, item.quantity - Math.max(pieces, item.taken_back));
  const isGone = left === 0;
  const none = { left, open_pieces: 0, withdrawn_at: isGone ? at : null };
  if (item.withdrawal_basis === "exempt")
    return { ...none, withdrawal: "exempt" as const, withdraw_until: null };
  const withdraw_until = withdrawalEnd(item.withdrawal_basis, order);
  if (isGone) return { ...none, withdrawal: "withdrawn" as const, withdraw_until };
  if (withdraw_until !== null && pragueDay(now) > withdraw_until)
    return { ...none, withdrawal: "over" as const, withdraw_until };
  // As the terms say: a ride that was taken, or money that was spent, can't go back.
  const open_pieces = left - (used.get(item.id) ?? 0);
  if (open_pieces <= 0) return { ...none, withdrawal: "used" as const, withdraw_until };
  return { ...none, open_pieces, withdrawal: "open" as const, withdraw_until };
}
