import { roundingBack } from "#features/orders/index.ts";
import {
  itemsOf,
  lockedOrder,
  moneyOf,
  type OrderMoney,
  type orders,
} from "#features/orders/server/index.ts";
import type { RefundReason } from "#features/payments/index.ts";
import { askForRefund, type NewRefund, type refunds, storeRefund } from "#features/payments/server/index.ts";
import { giveBackToVouchers } from "#features/vouchers/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { formatMoneyExact, type Halere, toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Cancellation, RefundRequest } from "../../order-refunds.contract.ts";
import { getOrder } from "../admin-orders.ts";
import { moveOrder } from "../status/change-status.ts";
import { cardMoney } from "./card-money.ts";
import { ofMoney } from "./refunds-due.ts";

type OrderRow = typeof orders.$inferSelect;
type Refund = typeof refunds.$inferSelect;

export const NOT_PAID = {
  en: "This order wasn’t paid, so there is nothing to refund.",
  cs: "Tato objednávka není zaplacená, není tedy co vracet.",
};
const STANDS = {
  en: "The order isn’t overpaid by that much. Cancel it first, or take back the items the money is for.",
  cs: "Tolik přeplaceno není, objednávka platí. Nejdřív ji zrušte, nebo vezměte zpět kusy, za které peníze jsou.",
};
const SENT_MEANWHILE = {
  en: "Someone else has just refunded money for this order. Look at it again.",
  cs: "K této objednávce mezitím vrátil peníze někdo jiný. Podívejte se na ni znovu.",
};
const NOT_BY_CARD = {
  en: "That much can’t be refunded to the card. Send it by bank transfer.",
  cs: "Tolik se na kartu vrátit nedá. Pošlete peníze převodem.",
};

/**
 * Sends money (CZK) back. Through a gateway it is asked for at once; the answer has the order as it is then.
 *
 * @throws Refusal NOT_FOUND, CONFLICT for an order that is not paid, or stands as it is, or where somebody else was
 * quicker, INVALID for more than is here
 */
export async function startRefund(context: Context, id: number, request: RefundRequest) {
  const begun = await context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    const money = await moneySeen(tx, order, request.seen);
    const amount = toHalere(request.amount);
    const most = request.way === "voucher" ? voucherMost(order, money) : ofMoney(money);
    if (amount <= 0 || amount > most) throw wrongAmount(context, most);
    if (request.way !== "card")
      return [await storeOrderRefund(context, tx, order, money, { ...request, amount, payment: null })];
    const stored: Refund[] = [];
    for (const part of await cardParts(context, tx, id, amount))
      stored.push(
        await storeOrderRefund(context, tx, await lockedOrder(tx, id), await moneyOf(tx, id), {
          ...request,
          ...part,
        }),
      );
    return stored;
  });
  await askAll(context, begun);
  return getOrder(context, id);
}

/**
 * Cancels a paid order and sends back all of its money, in one transaction: what was paid by card through its gateway,
 * or all of it as a transfer. What can't go back to a card is still owed then. Throws as `startRefund` does.
 */
export async function cancelAndRefund(context: Context, id: number, request: Cancellation) {
  const begun = await context.db.transaction(async (tx) => {
    await moneySeen(tx, await lockedOrder(tx, id), request.seen);
    await moveOrder(context, tx, id, "cancelled", { reason: request.reason });
    const stored: Refund[] = [];
    const store = async (amount: Halere, payment: NewRefund["payment"], way = request.way) =>
      stored.push(
        await storeOrderRefund(context, tx, await lockedOrder(tx, id), await moneyOf(tx, id), {
          ...request,
          way,
          amount,
          payment,
          isLogged: true,
        }),
      );
    const here = async () => ofMoney(await moneyOf(tx, id));
    if (request.way === "bank" && (await here()) > 0) await store(await here(), null);
    if (request.way === "card")
      for (const { payment, left } of await cardMoney(context, tx, id))
        if ((await here()) > 0) await store(Math.min(left, await here()), payment);
    const { voucher } = await moneyOf(tx, id);
    if (voucher > 0) await store(voucher, null, "voucher");
    if (stored.length === 0) throw new Refusal("CONFLICT", { words: NOT_BY_CARD });
    return stored;
  });
  await context.responseCache.invalidate();
  await askAll(context, begun);
  return getOrder(context, id);
}

/** Which card payments so much goes back to: one that covers it, or several. */
async function cardParts(context: Context, tx: Database, orderId: number, amount: Halere) {
  const all = await cardMoney(context, tx, orderId);
  const one = all.find(({ left }) => left >= amount);
  let rest = amount;
  const parts = (one ? [one] : all).map(({ payment, left }) => {
    const part = Math.min(left, rest);
    rest -= part;
    return { payment, amount: part };
  });
  if (rest > 0) throw invalidField("amount", NOT_BY_CARD, context.language);
  return parts.filter((part) => part.amount > 0);
}

/**
 * What can go back onto an order's vouchers: of a cancelled one all that they paid, otherwise what was paid too much and
 * did not come by card or transfer.
 */
function voucherMost(order: OrderRow, money: OrderMoney): Halere {
  const held = Math.min(money.voucher, money.left);
  if (order.status === "cancelled") return held;
  return Math.min(held, Math.max(0, money.owed - ofMoney(money)));
}

/** The order's money, where nothing has been sent since the person looked. */
async function moneySeen(tx: Database, order: OrderRow, seen: number): Promise<OrderMoney> {
  const money = await moneyOf(tx, order.id);
  if (toHalere(seen) !== money.returned + money.onTheWay)
    throw new Refusal("CONFLICT", { words: SENT_MEANWHILE });
  if (money.left === 0) throw new Refusal("CONFLICT", { words: NOT_PAID });
  return money;
}

interface Wanted {
  way: NewRefund["way"];
  amount: Halere;
  payment: NewRefund["payment"];
  account?: string;
  isSent?: boolean;
  isLogged?: boolean;
}

/**
 * Stores a refund of an order whose row is locked, with the vouchers that it makes void. Throws CONFLICT for an order
 * that stands as it is and was not paid too much.
 */
export async function storeOrderRefund(
  context: Context,
  tx: Database,
  order: OrderRow,
  money: OrderMoney,
  wanted: Wanted,
): Promise<Refund> {
  const { amount } = wanted;
  const priceLeft = Math.max(0, order.total_halere - money.priceBack - money.priceOnTheWay);
  const surplus = Math.max(0, money.left - priceLeft);
  const isCancelled = order.status === "cancelled";
  if (!isCancelled && amount > surplus) throw new Refusal("CONFLICT", { words: STANDS });
  // All that came of a cancelled order is the whole of its price, also where somebody had taken less as enough.
  const price = isCancelled && amount === money.left ? priceLeft : Math.max(0, amount - surplus);
  if (price > 0) await context.parts.settle(context, tx, order.id);
  const reason: RefundReason =
    price > 0 ? "cancelled" : (await hasTakenBack(tx, order.id)) ? "withdrawn" : "surplus";
  if (wanted.way !== "voucher") {
    const rounding = refundRounding(money, wanted);
    return storeRefund(context, tx, order, { ...wanted, amount: amount + rounding, rounding, price, reason });
  }
  await giveBackToVouchers(context, tx, order.id, "returned", amount);
  return storeRefund(context, tx, order, { ...wanted, isSent: true, price, reason });
}

/** What goes through a gateway goes back to the haléř. */
function refundRounding(money: OrderMoney, { way, amount, payment }: Wanted): Halere {
  return payment ? 0 : roundingBack(money, { way, amount, isAll: amount === ofMoney(money) });
}

/** Whether what is too much was paid for pieces that were taken back. */
async function hasTakenBack(tx: Database, orderId: number): Promise<boolean> {
  return (await itemsOf(tx, orderId)).some(({ taken_back }) => taken_back > 0);
}

async function askAll(context: Context, begun: Refund[]): Promise<void> {
  for (const { id, gateway } of begun) if (gateway) await askForRefund(context, id);
}

function wrongAmount({ language }: Context, most: Halere): Refusal {
  const words = {
    en: `The amount must be more than 0 and at most ${formatMoneyExact(toCzk(most), "en")}: there is no more to refund.`,
    cs: `Částka musí být vyšší než 0 a nejvýš ${formatMoneyExact(toCzk(most), "cs")}: víc k vrácení není.`,
  };
  return invalidField("amount", words, language);
}
