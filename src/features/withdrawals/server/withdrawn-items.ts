import { eq } from "drizzle-orm";
import { withdrawalEnd } from "#features/orders/index.ts";
import type { orderItems, orders } from "#features/orders/server/index.ts";
import { pragueDay } from "#kit/contract/days.ts";
import type { Database } from "#kit/server/database.ts";
import { withdrawals } from "./withdrawals.table.ts";

type OrderRow = typeof orders.$inferSelect;
type ItemRow = typeof orderItems.$inferSelect;

/** When each item of an order was withdrawn from, by its id. */
export async function withdrawnItems(db: Database, orderId: number): Promise<Map<number, Date>> {
  const rows = await db.select().from(withdrawals).where(eq(withdrawals.order_id, orderId));
  return new Map(rows.flatMap(({ items, received_at }) => items.map(({ id }) => [id, received_at] as const)));
}

/** Whether an item can be withdrawn from now, and until when. */
export function withdrawalOf(item: ItemRow, order: OrderRow, withdrawn: Map<number, Date>, now: Date) {
  const withdrawn_at = withdrawn.get(item.id) ?? null;
  if (item.withdrawal_basis === "exempt")
    return { withdrawal: "exempt" as const, withdraw_until: null, withdrawn_at };
  const withdraw_until = withdrawalEnd(item.withdrawal_basis, order);
  const isOver = withdraw_until !== null && pragueDay(now) > withdraw_until;
  const withdrawal = withdrawn_at ? ("withdrawn" as const) : isOver ? ("over" as const) : ("open" as const);
  return { withdrawal, withdraw_until, withdrawn_at };
}
