import { timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Config } from "#kit/server/config/config.ts";
import type { Database } from "#kit/server/database/database.ts";
import { orderKey } from "./order-key.ts";
import { visibleOrder } from "./order-rows.ts";
import { orders } from "./orders.table.ts";

type OrderRow = typeof orders.$inferSelect;

/** The order that a link opens. Throws NOT_FOUND for a wrong key as for an order that is not there. */
export async function orderByKey(
  config: Pick<Config, "TOKEN_SECRET">,
  db: Database,
  id: number,
  key: string,
): Promise<OrderRow> {
  const order = await visibleOrder(db, id);
  const right = Buffer.from(orderKey(config, order));
  const given = Buffer.from(key);
  if (order.anonymised_at || given.length !== right.length || !timingSafeEqual(given, right))
    throw new Refusal("NOT_FOUND");
  return order;
}

/** Locks the row until the end of the transaction and reads it again. */
export async function lockOrder(tx: Database, id: number): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for("update");
  if (!order) throw new Refusal("NOT_FOUND");
  return order;
}
