import { and, asc, eq, isNull } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Database } from "#kit/server/database.ts";
import { orderItems, orders } from "./orders.table.ts";

type OrderRow = typeof orders.$inferSelect;

/** The row of an order that is not hidden, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockedOrder(tx: Database, id: number): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.hidden_at)))
    .for("update");
  if (!order) throw new Refusal("NOT_FOUND");
  return order;
}

/** The row of an order that is not hidden. Throws NOT_FOUND. */
export async function visibleOrder(db: Database, id: number): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isNull(orders.hidden_at)));
  if (!order) throw new Refusal("NOT_FOUND");
  return order;
}

/** The items of an order as they were sold. */
export function itemsOf(db: Database, orderId: number) {
  return db.select().from(orderItems).where(eq(orderItems.order_id, orderId)).orderBy(asc(orderItems.id));
}

/** The items of an order with the pieces that are still sold: without those that were taken back. */
export async function keptItems(db: Database, orderId: number) {
  const items = await itemsOf(db, orderId);
  return items
    .map((item) => ({ ...item, quantity: item.quantity - item.taken_back }))
    .filter(({ quantity }) => quantity > 0);
}
