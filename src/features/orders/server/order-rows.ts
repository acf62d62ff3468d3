import { and, asc, eq, isNull } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Database } from "#kit/server/database/database.ts";
import { moneyOf } from "./money/money-of.ts";
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

/** What gift vouchers can still pay of an order: not those that it sells itself. Below 0: they pay too much of it. */
export async function payableByVoucher(
  db: Database,
  { id, total_halere }: Pick<OrderRow, "id" | "total_halere">,
): Promise<number> {
  const money = (await keptItems(db, id)).filter(({ is_value }) => is_value);
  const sold = money.reduce((sum, { price_halere, quantity }) => sum + price_halere * quantity, 0);
  return total_halere - sold - (await moneyOf(db, id)).voucher;
}
