import type { MoneyWay } from "#features/orders/index.ts";
import { usualWay } from "#features/orders/index.ts";
import { lockedOrder, moneyOf } from "#features/orders/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { formatMoneyExact, type Halere, toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import { getOrder } from "../admin-orders.ts";
import { ofMoney } from "./refunds-due.ts";
import { NOT_PAID, storeOrderRefund } from "./start-refund.ts";

/**
 * Notes how much money (CZK) the team has sent back altogether by itself, all that is here where no amount is named,
 * and tells the customer. Withdrawals are settled by it, and the vouchers that it paid for are void. The same sum again
 * changes nothing.
 *
 * @throws Refusal NOT_FOUND, CONFLICT for an order that is not paid, or stands as it is, INVALID
 */
export async function noteRefund(
  context: Context,
  id: number,
  { amount, how }: { amount?: number | undefined; how?: MoneyWay | undefined },
) {
  await context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    if (!order.paid_at) throw new Refusal("CONFLICT", { words: NOT_PAID });
    const money = await moneyOf(tx, id);
    const before = money.priceBack;
    const altogether = amount === undefined ? before + money.left : toHalere(amount);
    if (altogether === before && before > 0) return;
    if (altogether <= before || altogether > before + money.left) throw wrongAmount(context, money.left);
    // What came as money goes back first, the rest onto the vouchers.
    const byHand = Math.min(altogether - before, ofMoney(money));
    const paid = money.paidHow === "voucher" ? null : money.paidHow;
    if (byHand > 0)
      await storeOrderRefund(context, tx, order, money, {
        way: how ?? paid ?? usualWay(order.payment_kind),
        amount: byHand,
        payment: null,
        isSent: true,
      });
    const ofVouchers = altogether - before - byHand;
    if (ofVouchers > 0)
      await storeOrderRefund(context, tx, await lockedOrder(tx, id), await moneyOf(tx, id), {
        way: "voucher",
        amount: ofVouchers,
        payment: null,
        isSent: true,
      });
  });
  return getOrder(context, id);
}

/** Of what goes back now, as the form asks for it. */
function wrongAmount({ language }: Context, most: Halere): Refusal {
  const words = {
    en: `The amount must be more than 0 and at most ${formatMoneyExact(toCzk(most), "en")}: there is no more to refund.`,
    cs: `Částka musí být vyšší než 0 a nejvýš ${formatMoneyExact(toCzk(most), "cs")}: víc k vrácení není.`,
  };
  return invalidField("amount", words, language);
}
