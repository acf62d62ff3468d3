import { and, eq } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { orders } from "./orders.table.ts";

/**
 * Notes that more may have come for an order than it costs now, in the transaction of the step that made it so: a
 * payment nobody waited for, a lower price, a refund that failed. A note too many costs little, one too few hides money.
 */
export async function noteOverpaid(tx: Database, id: number): Promise<void> {
  await tx
    .update(orders)
    .set({ maybe_overpaid: true })
    .where(and(eq(orders.id, id), eq(orders.maybe_overpaid, false)));
}
