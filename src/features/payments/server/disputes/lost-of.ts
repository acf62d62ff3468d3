import { and, eq, sql } from "drizzle-orm";
import { moneyOf } from "#features/orders/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";
import { disputes } from "./disputes.table.ts";

/** What banks have taken of an order for good, and nobody has paid again. It is not asked for; who pays it has paid. */
export async function lostOf(db: Database, orderId: number): Promise<Halere> {
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${disputes.amount_halere}), 0)::float8` })
    .from(disputes)
    .where(and(eq(disputes.order_id, orderId), eq(disputes.state, "lost")));
  const lost = found?.sum ?? 0;
  return lost === 0 ? 0 : Math.min(lost, (await moneyOf(db, orderId)).hole);
}
