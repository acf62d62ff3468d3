import type { OrderEffect } from "#features/order-management/index.ts";
import type { Deed } from "#features/order-management/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { rolledBack } from "#kit/server/database/rolled-back.ts";
import { effectsBetween } from "./effects-between.ts";
import { worldOf } from "./order-world.ts";

/**
 * What a step on an order would do: it is done, with all that follows, looked at and taken back. Whatever it queues stands
 * in the same transaction, so nothing of it ever leaves the database.
 */
export function foretell(context: Context, orderId: number, deed: Deed): Promise<OrderEffect[]> {
  const mails = new Set<string>();
  return rolledBack(context.db, async (tx) => {
    const before = await worldOf(tx, orderId);
    await deed({ ...context, db: tx, onCustomerMail: (kind) => void mails.add(kind) }, tx);
    return effectsBetween(before, await worldOf(tx, orderId), mails);
  });
}
