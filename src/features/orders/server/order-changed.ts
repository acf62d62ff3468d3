import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

/** Orders that something has happened to which others follow by themselves, such as seats. */
export const ORDER_CHANGED = "order-changed";

/** Says in the caller's transaction that something has happened to an order; who follows it does so a moment later. */
export async function sayOrderChanged({ jobs }: Context, tx: Database, id: number): Promise<void> {
  await jobs.enqueue(tx, ORDER_CHANGED, { order: id });
}
