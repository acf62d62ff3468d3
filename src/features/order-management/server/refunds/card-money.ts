import { and, desc, eq } from "drizzle-orm";
import type { RefundState } from "#features/payments/index.ts";
import { cardPayments, disputes, gatewayNamed, refunds } from "#features/payments/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

/**
 * Card payments whose gateway can send money back, and how much of each is left, the latest first. What the customer's bank
 * holds or has taken can't go back a second time.
 */
export async function cardMoney(context: Pick<Context, "config">, db: Database, orderId: number) {
  const paid = await db
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.order_id, orderId), eq(cardPayments.state, "paid")))
    .orderBy(desc(cardPayments.created_at));
  const gone = await db.select().from(refunds).where(eq(refunds.order_id, orderId));
  const held = await db
    .select()
    .from(disputes)
    .where(and(eq(disputes.order_id, orderId), disputes.is_gone));
  const found: { payment: typeof cardPayments.$inferSelect; left: Halere }[] = [];
  for (const payment of paid) {
    const left = [...gone.filter(({ state }) => isMoney(state)), ...held]
      .filter(({ card_payment_id }) => card_payment_id === payment.id)
      .reduce((rest, { amount_halere }) => rest - amount_halere, payment.amount_halere);
    if (left > 0 && (await gatewayNamed(context.config, payment.gateway))) found.push({ payment, left });
  }
  return found;
}

/** Whether a refund in this state has taken money, or may. */
const isMoney = (state: RefundState) => state !== "failed" && state !== "cancelled";
