import { spayd } from "#features/invoices/index.ts";
import { orderNumber } from "#features/orders/index.ts";
import { moneyOf, type orders } from "#features/orders/server/index.ts";
import { disputesOfOrder, refundsOfOrder } from "#features/payments/server/index.ts";
import { ibanOf } from "#kit/contract/money/bank-numbers.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { cardMoney } from "./card-money.ts";
import { ofMoney, payersAccount } from "./refunds-due.ts";

type OrderRow = Pick<typeof orders.$inferSelect, "id" | "language">;

/** An order's money and refunds for the team, with what can still go back and how. */
export async function toRefunds(context: Context, order: OrderRow) {
  const { db } = context;
  const money = await moneyOf(db, order.id);
  const { paid, returned, onTheWay, disputed, left } = money;
  const cards = (await cardMoney(context, db, order.id)).toSorted((a, b) => b.left - a.left);
  const byCard = cards.reduce((sum, card) => sum + card.left, 0);
  const rows = await refundsOfOrder(db, order.id);
  return {
    money: {
      paid: toCzk(paid),
      returned: toCzk(returned),
      on_the_way: toCzk(onTheWay),
      left: toCzk(left),
      rounding: toCzk(money.rounded),
      rounding_back: toCzk(money.roundedBack),
      disputed: toCzk(disputed),
      voucher: toCzk(Math.min(money.voucher, left)),
      card: cards[0]
        ? { gateway: cards[0].payment.gateway, most: toCzk(Math.min(byCard, ofMoney(money))) }
        : null,
      account: await payersAccount(db, order.id),
    },
    refunds: rows.map((row) => ({ ...row, spayd: codeOf(context, order, row) })),
    disputes: await disputesOfOrder(db, order.id),
  };
}

/** What the team's banking app reads; blank where nothing waits to be sent. */
function codeOf(
  { now }: Context,
  { id, language }: OrderRow,
  { way, state, account, amount }: { way: string; state: string; account: string; amount: number },
): string {
  if (way !== "bank" || state !== "pending") return "";
  const number = orderNumber(id);
  return spayd({
    iban: ibanOf(account),
    amount: toHalere(amount),
    variableSymbol: number,
    dueOn: pragueDay(now()),
    message: language === "cs" ? `Vrácení peněz, objednávka ${number}` : `Refund, order ${number}`,
  });
}
