import { and, eq, inArray, isNull, min } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
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

/** Settles what is open of an order: the team has done what a withdrawal asks for. */
export async function settleWithdrawals({ now }: Context, tx: Database, orderId: number): Promise<void> {
  await tx
    .update(withdrawals)
    .set({ settled_at: now() })
    .where(and(eq(withdrawals.order_id, orderId), isNull(withdrawals.settled_at)));
}
