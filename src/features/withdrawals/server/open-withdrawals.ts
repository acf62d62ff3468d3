import { and, eq, inArray, isNull, min } from "drizzle-orm";
import { type Follower, moneyOf } from "#features/orders/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { withdrawals } from "./withdrawals.table.ts";

/** Since when each of these orders has a withdrawal that the team has not settled. */
export async function openWithdrawals(db: Database, orderIds: number[]): Promise<Map<number, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ id: withdrawals.order_id, since: min(withdrawals.received_at) })
    .from(withdrawals)
    .where(and(inArray(withdrawals.order_id, orderIds), isNull(withdrawals.settled_at)))
    .groupBy(withdrawals.order_id);
  return new Map(rows.flatMap(({ id, since }) => (id && since ? [[id, since] as const] : [])));
}

/**
 * A withdrawal stays open until its money is on its way back. Of an order that nothing was paid for it ends with the
 * cancelling; where pieces were taken back and nothing is too much, with that.
 */
export const followWithdrawals: Follower = async (
  { now },
  tx,
  { id, status, paid_at, total_halere },
  { change },
) => {
  const isOver = change?.kind === "status" && status === "cancelled" && !paid_at;
  const isReturned =
    change?.kind === "money" &&
    change.what === "returned" &&
    (change.price > 0 || change.reason === "withdrawn");
  const isTaken = change?.kind === "lines" && change.told === "reduced";
  if (!isOver && !isReturned && !(isTaken && (await moneyOf(tx, id)).left <= total_halere)) return;
  await tx
    .update(withdrawals)
    .set({ settled_at: now() })
    .where(and(eq(withdrawals.order_id, id), isNull(withdrawals.settled_at)));
};

/**
 * Whether all of these pieces were withdrawn from, by statements that came in time and are not settled. What was taken
 * back before, `taken_back` of each item, is taken for pieces of those that are settled first.
 */
export async function areWithdrawn(
  db: Database,
  orderId: number,
  pieces: { id: number; quantity: number; taken_back: number }[],
): Promise<boolean> {
  const rows = await db
    .select({ items: withdrawals.items, settled_at: withdrawals.settled_at })
    .from(withdrawals)
    .where(and(eq(withdrawals.order_id, orderId), eq(withdrawals.is_late, false)));
  const stated = (id: number, isSettled: boolean) =>
    rows
      .filter(({ settled_at }) => (settled_at !== null) === isSettled)
      .flatMap(({ items }) => items)
      .reduce((sum, item) => sum + (item.id === id && !item.doubt ? item.quantity : 0), 0);
  return pieces.every(
    ({ id, quantity, taken_back }) =>
      quantity <= stated(id, false) - Math.max(0, taken_back - stated(id, true)),
  );
}
