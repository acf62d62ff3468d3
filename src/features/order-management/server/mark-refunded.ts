import { eq } from "drizzle-orm";
import { orderNumber } from "#features/orders/index.ts";
import {
  lockedOrder,
  logOrder,
  ORDER_STEP_WORDS,
  orders,
  queueCustomerMail,
} from "#features/orders/server/index.ts";
import { voidVouchers } from "#features/vouchers/server/index.ts";
import { settleWithdrawals, withdrawals } from "#features/withdrawals/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { formatMoney, type Halere, toCzk, toHalere } from "#kit/contract/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { getOrder } from "./admin-orders.ts";

const NOT_PAID = {
  en: "This order was not paid, so there is nothing to send back.",
  cs: "Tato objednávka není zaplacená, není tedy co vracet.",
};
const STANDS = {
  en: "This order was neither cancelled nor withdrawn from. Cancel it first.",
  cs: "Tato objednávka není zrušená a nikdo od ní neodstoupil. Nejdřív ji zrušte.",
};

/**
 * Notes how much money (CZK) was sent back altogether, all of it where no amount is named, and tells the customer.
 * Withdrawals are settled by it, and the vouchers that it paid for are void. The same sum again changes nothing.
 *
 * @throws Refusal NOT_FOUND, CONFLICT for an order that is not paid, or stands as it is, INVALID
 */
export async function markRefunded(context: Context, id: number, amount: number | undefined) {
  await context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    if (!order.paid_at) throw new Refusal("CONFLICT", { words: NOT_PAID });
    const withdrawn = await tx.select().from(withdrawals).where(eq(withdrawals.order_id, id));
    if (order.status !== "cancelled" && withdrawn.length === 0)
      throw new Refusal("CONFLICT", { words: STANDS });
    const refunded_halere = amount === undefined ? order.total_halere : toHalere(amount);
    const before = order.refunded_halere ?? 0;
    if (refunded_halere === before && before > 0) return;
    if (refunded_halere <= before || refunded_halere > order.total_halere) throw wrongAmount(context, order);
    const at = context.now();
    await tx
      .update(orders)
      .set({ refunded_at: at, refunded_halere, updated_at: at })
      .where(eq(orders.id, id));
    await settleWithdrawals(context, tx, id);
    const items = withdrawn.flatMap((one) => one.items.map((item) => item.id));
    await voidVouchers(context, tx, id, refunded_halere === order.total_halere ? undefined : items);
    await tell(context, tx, order, refunded_halere - before);
    await logOrder(
      context,
      tx,
      id,
      "changed",
      { refunded: toCzk(before) },
      { refunded: toCzk(refunded_halere) },
    );
  });
  return getOrder(context, id);
}

type OrderRow = typeof orders.$inferSelect;

function wrongAmount({ language }: Context, { refunded_halere, total_halere }: OrderRow): Refusal {
  const total = toCzk(total_halere);
  const before = toCzk(refunded_halere ?? 0);
  const words = {
    en: `The amount must be more than ${formatMoney(before, "en")} and at most ${formatMoney(total, "en")}.`,
    cs: `Částka musí být vyšší než ${formatMoney(before, "cs")} a nejvýš ${formatMoney(total, "cs")}.`,
  };
  return invalidField("amount", words, language);
}

async function tell(context: Context, tx: Database, order: OrderRow, amount: Halere): Promise<void> {
  const words = ORDER_STEP_WORDS[order.language];
  const number = orderNumber(order.id);
  await queueCustomerMail(context, tx, order, {
    kind: "order-refunded",
    subject: words.refundedSubject(number),
    parts: [
      { kind: "text", text: words.greeting },
      { kind: "text", text: words.refunded(number, formatMoney(toCzk(amount), order.language)) },
    ],
  });
}
