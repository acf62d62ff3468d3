import { and, eq, isNull, sql } from "drizzle-orm";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { cashRounding } from "../cash-rounding.ts";
import { orderRoundings } from "./orders.table.ts";

/**
 * Rounds what is paid in cash now to whole crowns, and keeps by how much: the order's price stays as it is. Answers what
 * changes hands, in haléře.
 */
export async function roundCash(
  context: Context,
  tx: Database,
  order_id: number,
  sum: Halere,
): Promise<Halere> {
  const amount_halere = cashRounding(sum);
  if (amount_halere !== 0)
    await tx.insert(orderRoundings).values({ order_id, amount_halere, at: context.now() });
  return sum + amount_halere;
}

/** By how much the cash that came for an order differs from what it pays: above 0 more came. */
export async function roundingOf(db: Database, orderId: number): Promise<Halere> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${orderRoundings.amount_halere}), 0)::float8` })
    .from(orderRoundings)
    .where(and(eq(orderRoundings.order_id, orderId), isNull(orderRoundings.undone_at)));
  return row?.sum ?? 0;
}

/** The payments that were rounded turned out to be a mistake. */
export async function undoRoundings(context: Context, tx: Database, orderId: number): Promise<void> {
  await tx
    .update(orderRoundings)
    .set({ undone_at: context.now() })
    .where(and(eq(orderRoundings.order_id, orderId), isNull(orderRoundings.undone_at)));
}
