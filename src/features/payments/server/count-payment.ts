import { and, eq } from "drizzle-orm";
import { bookMoney, lockedOrder, logOrder } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import { bookDisputes } from "./disputes/take-dispute.ts";
import { CURRENCY } from "./gateways/gateway.ts";
import { gatewayNamed } from "./gateways/gateway-of.ts";
import { markOrderPaid } from "./mark-paid.ts";
import { cardPayments } from "./payments.table.ts";
import { syncRefunds } from "./refunds/sync-refunds.ts";

const OTHER_MONEY = {
  en: "This payment came in another currency. Refund it in the payment gateway.",
  cs: "Tato platba přišla v jiné měně. Vraťte ji v platební bráně.",
};
const NOTHING_TO_COUNT = {
  en: "There is nothing to decide about this payment.",
  cs: "O této platbě není co rozhodovat.",
};

/**
 * Counts money that came by card and was not what was asked, or not asked for, towards its order: somebody of the team has
 * seen that it is. What of it is too much is due back. The same again changes nothing. Throws NOT_FOUND, CONFLICT.
 */
export async function countPayment(context: Context, orderId: number, paymentId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockedOrder(tx, orderId);
    const own = and(eq(cardPayments.id, paymentId), eq(cardPayments.order_id, orderId));
    const [payment] = await tx.select().from(cardPayments).where(own).for("update");
    if (!payment) throw new Refusal("NOT_FOUND");
    const { state, received_amount: amount, received_currency } = payment;
    if (state === "paid" && amount !== null) return;
    if ((state !== "refused" && state !== "stray") || amount === null)
      throw new Refusal("CONFLICT", { words: NOTHING_TO_COUNT });
    if (received_currency !== CURRENCY) throw new Refusal("CONFLICT", { words: OTHER_MONEY });
    await tx
      .update(cardPayments)
      .set({ state: "paid", amount_halere: amount, updated_at: context.now() })
      .where(own);
    await logOrder(context, tx, orderId, "changed", { counted: 0 }, { counted: toCzk(amount) });
    await markOrderPaid(context, tx, orderId, {
      async book() {
        await bookMoney(context, tx, orderId, ["card", paymentId], { way: "card", amount });
        await bookDisputes(context, tx, orderId, paymentId);
      },
    });
  });
  await context.responseCache.invalidate();
  // What went back of it while it did not count.
  const [payment] = await context.db.select().from(cardPayments).where(eq(cardPayments.id, paymentId));
  const gateway = payment && (await gatewayNamed(context.config, payment.gateway));
  if (gateway) await syncRefunds(context, gateway, payment);
}
