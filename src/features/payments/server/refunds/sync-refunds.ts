import { and, eq, lt } from "drizzle-orm";
import { lockOrder, moneyOf } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { ListedRefund, PaymentGateway } from "../gateways/gateway.ts";
import { cardPayments } from "../payments.table.ts";
import { bookRefund } from "./book-refund.ts";
import { refunds } from "./refunds.table.ts";
import { takeRefundState } from "./take-refund-state.ts";

type Payment = typeof cardPayments.$inferSelect;

/**
 * Asks the gateway how all refunds of a payment stand and takes that in, so that the order and the number of notices don't
 * matter. One made in the gateway's own pages is stored, too. Of a payment that does not count nothing is taken: its money
 * is not in the order's. Throws UNAVAILABLE where the gateway does not answer: then it sends the notice again.
 */
export async function syncRefunds(
  context: Context,
  gateway: PaymentGateway,
  payment: Payment,
): Promise<void> {
  if (payment.state !== "paid") return;
  for (const told of await listed(context, gateway, payment))
    await context.db.transaction((tx) => takeListed(context, tx, payment, told));
}

async function listed({ log }: Context, gateway: PaymentGateway, payment: Payment): Promise<ListedRefund[]> {
  try {
    return (await gateway.refundsOf(payment)) ?? [];
  } catch (error) {
    const { name, code } = error as Error & { code?: string };
    log.warn({ gateway: gateway.name, error: { name, code } }, "The gateway does not say how refunds stand");
    throw new Refusal("UNAVAILABLE", { retryAfter: 10 });
  }
}

async function takeListed(context: Context, tx: Database, payment: Payment, told: ListedRefund) {
  const order = await lockOrder(tx, payment.order_id);
  const ofPayment = await tx.select().from(refunds).where(eq(refunds.card_payment_id, payment.id));
  const known = ofPayment.find(({ id, reference }) => id === told.id || reference === told.reference);
  const { state, reference, fault } = told;
  if (known) return takeRefundState(context, tx, known.id, { state, reference, fault });
  // One that never came to anything is no news.
  if (state === "failed") return;
  const isSurplus = await wasPaidBefore(tx, payment);
  const left = order.paid_at && !isSurplus ? order.total_halere - (await moneyOf(tx, order.id)).priceBack : 0;
  const at = context.now();
  const [stored] = await tx
    .insert(refunds)
    .values({
      order_id: order.id,
      way: "card",
      state: "pending",
      reference,
      reason: isSurplus ? "surplus" : "other",
      amount_halere: told.amount,
      price_halere: Math.min(told.amount, left),
      card_payment_id: payment.id,
      gateway: payment.gateway,
      created_at: at,
      updated_at: at,
    })
    .returning();
  if (stored) await bookRefund(context, tx, stored);
  if (stored && state === "succeeded") await takeRefundState(context, tx, stored.id, { state });
}

/** The order had its money from another card payment already. */
async function wasPaidBefore(tx: Database, { order_id, created_at }: Payment): Promise<boolean> {
  const { order_id: order, state, created_at: begun } = cardPayments;
  return (
    (await tx.$count(cardPayments, and(eq(order, order_id), eq(state, "paid"), lt(begun, created_at)))) > 0
  );
}
