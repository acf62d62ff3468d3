import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { ORDER_STATUSES, type OrderStatus, toPayOf } from "#features/orders/index.ts";
import { hasParcel, keptItems, moneyOf, type orders } from "#features/orders/server/index.ts";
import { cardPayments } from "#features/payments/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import type { StepFacts } from "../../order-next-steps.ts";

/** Something was taken off a voucher over an amount. */
const isSpent = sql`${vouchers.voided_at} is null and ${vouchers.balance_halere} < ${vouchers.value_halere}`;

/** What the next steps and the ways back are judged by. */
export async function stepFacts(db: Database, order: typeof orders.$inferSelect): Promise<StepFacts> {
  const { id } = order;
  const ofOrder = eq(vouchers.order_id, id);
  const money = await moneyOf(db, id);
  return {
    status: order.status,
    isPaid: order.paid_at !== null,
    isPickup: order.is_pickup,
    isDue: order.paid_at !== null && toPayOf(order) > 0,
    hasGoods: await hasParcel(db, await keptItems(db, id)),
    statusBefore: await statusBefore(db, order),
    hasRefund: money.returned + money.onTheWay > 0,
    isPaidByHand:
      money.paidHow !== "voucher" &&
      (await db.$count(cardPayments, and(eq(cardPayments.order_id, id), eq(cardPayments.state, "paid")))) ===
        0,
    hasUsedVoucher: (await db.$count(vouchers, and(ofOrder, or(isNotNull(vouchers.used_at), isSpent)))) > 0,
    hasUsableVoucher:
      (await db.$count(vouchers, and(ofOrder, isNull(vouchers.used_at), isNull(vouchers.voided_at)))) > 0,
  };
}

/** The status that the order had before it got the one it has, as the log knows it. */
async function statusBefore(
  db: Database,
  { id, status }: typeof orders.$inferSelect,
): Promise<OrderStatus | null> {
  const [last] = await db
    .select({ before: historyEntries.before, after: historyEntries.after })
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.type, "orders"),
        eq(historyEntries.record_id, String(id)),
        sql`${historyEntries.after} ? 'status'`,
      ),
    )
    .orderBy(desc(historyEntries.id))
    .limit(1);
  if (last?.after?.status !== status) return null;
  return ORDER_STATUSES.find((one) => one === last.before?.status) ?? null;
}
