import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { bankEntries } from "#features/bank-transfers/server/index.ts";
import { orderRoundings, orders } from "#features/orders/server/index.ts";
import { cardPayments, disputes, notedPayments, refunds } from "#features/payments/server/index.ts";
import { voucherMovements } from "#features/vouchers/server/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";

/** What came for an order and what went back, in haléře, added up from its records. */
export interface OrderMoney {
  /**
   * Transfers that were counted to it, card payments, gift vouchers, and what the team noted by hand; of cash what it
   * pays, without its rounding.
   */
  paid: Halere;
  /** What has gone back. */
  returned: Halere;
  /** What is at a gateway, or waits for the team to send it. */
  onTheWay: Halere;
  /** What customers' banks hold, or have taken for good. */
  disputed: Halere;
  /** What is here: paid, and neither gone, nor on its way, nor disputed; never less than 0. */
  left: Halere;
  /** What of it has to go back: all that is more than the order costs. */
  owed: Halere;
}

const NOTHING: OrderMoney = { paid: 0, returned: 0, onTheWay: 0, disputed: 0, left: 0, owed: 0 };

/** How much was paid for an order and how much went back. Lock the order first where something follows from it. */
export async function orderMoney(db: Database, orderId: number): Promise<OrderMoney> {
  return (await moneyOfOrders(db, [orderId])).get(orderId) ?? NOTHING;
}

/** The same of many orders, by their ids. */
export async function moneyOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, OrderMoney>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      ...{ id: orders.id, paid: PAID, returned: RETURNED, on_the_way: ON_THE_WAY, disputed: DISPUTED },
      price: PRICE_LEFT,
    })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(
    rows.map(({ id, paid, returned, on_the_way: onTheWay, disputed, price }) => {
      const left = Math.max(0, paid - returned - onTheWay - disputed);
      return [id, { paid, returned, onTheWay, disputed, left, owed: Math.max(0, left - price) }];
    }),
  );
}

/** The order's id from inside another query: a bare column would mean that query's own. */
const ID = sql`${orders}.${sql.identifier("id")}`;
const sum = (of: SQL) => sql<number>`coalesce((${of}), 0)::float8`;

const BY_BANK = sum(sql`select sum(came.amount) from ${bankEntries} came
  where came.order_id = ${ID} and came.state in ('paid', 'part') and came.currency = 'CZK'`);
const BY_CARD = sum(sql`select sum(came.amount_halere) from ${cardPayments} came
  where came.order_id = ${ID} and came.state = 'paid'`);
const BY_HAND = sum(sql`select sum(came.amount_halere) from ${notedPayments} came
  where came.order_id = ${ID} and came.undone_at is null`);
const BY_VOUCHER = sum(sql`select -sum(took.amount_halere) from ${voucherMovements} took
  where took.order_id = ${ID} and took.kind in ('used', 'released')`);
const ROUNDED = sum(sql`select sum(came.amount_halere) from ${orderRoundings} came
  where came.order_id = ${ID} and came.undone_at is null`);
const RECORDS = sql<number>`${BY_BANK} + ${BY_CARD} + ${BY_HAND} + ${BY_VOUCHER} - ${ROUNDED}`;
/** An order that says it is paid and has no record of it was paid before there were records, or cost nothing then. */
const PAID = sql<number>`case when ${orders}.paid_at is not null and ${RECORDS} = 0
  then (${orders}.total_halere - ${orders}.due_halere)::float8 else ${RECORDS} end`;
const RETURNED = sum(sql`select sum(went.amount_halere - went.rounding_halere) from ${refunds} went
  where went.order_id = ${ID} and went.state = 'succeeded'`);
const ON_THE_WAY = sum(sql`select sum(going.amount_halere - going.rounding_halere) from ${refunds} going
  where going.order_id = ${ID} and going.state in ('opening', 'pending', 'unclear')`);
/** Of a payment that does not count there is nothing here that could go. */
const DISPUTED = sum(sql`select sum(held.amount_halere) from ${disputes} held
  join ${cardPayments} came on came.id = held.card_payment_id
  where held.order_id = ${ID} and held.is_gone and came.state = 'paid'`);
const HERE = sql<number>`${PAID} - ${RETURNED} - ${ON_THE_WAY} - ${DISPUTED}`;
/** What may stay here: what of the price neither went back nor is on its way. */
const PRICE_LEFT = sql<number>`case when ${orders}.status = 'cancelled' then 0
  else ${orders}.total_halere::float8 - coalesce(${orders}.refunded_halere, 0) - ${sum(sql`select sum(going.price_halere)
    from ${refunds} going where going.order_id = ${ID} and going.state in ('opening', 'pending', 'unclear')`)} end`;

/** What of an order's money came by card, transfer or cash and is here: it goes back first, the rest onto the vouchers. */
export function moneyOf({ voucher_halere }: { voucher_halere: Halere }, left: Halere): Halere {
  return Math.max(0, left - voucher_halere);
}

/** Whether any payment of an order is on record; those of old orders are not. */
export async function hasPaymentRecord(db: Database, orderId: number): Promise<boolean> {
  const [found] = await db.select({ sum: RECORDS }).from(orders).where(eq(orders.id, orderId));
  return (found?.sum ?? 0) > 0;
}

/**
 * A refund that a person looks at: nobody knows whether it went, the team sends it, or the gateway was asked an hour ago
 * and has not answered; the health page counts the first and the last.
 */
export const isForTeam = (refund: SQL) => sql`(${refund}.state = 'unclear'
  or ${refund}.state = 'pending' and ${refund}.gateway is null
  or ${refund}.state = 'opening' and ${refund}.created_at < now() - interval '1 hour')`;

/** Where the team still has to do something before the money is back: it is here, or a refund waits for the team. */
export const HAS_MONEY_TO_SEND = sql`(${HERE} > 0 or exists (select 1 from ${refunds} going
  where going.order_id = ${ID} and ${isForTeam(sql`going`)}))`;

/** More is here than the order costs, and of a cancelled one anything: it is to go back. */
export const HAS_SURPLUS = sql`${HERE} > ${PRICE_LEFT}`;

/** What has come of an order that is not paid, or not any more; its row is locked. */
export async function countPart(tx: Database, orderId: number): Promise<void> {
  const { left } = await orderMoney(tx, orderId);
  await tx
    .update(orders)
    .set({ part_halere: sql`greatest(0, ${left} - ${orders.voucher_halere})` })
    .where(and(eq(orders.id, orderId), isNull(orders.paid_at)));
}

/**
 * Takes back the notes of orders whose money is as it should be by now, so that few are left to add up. What is still on
 * its way may come back.
 */
export async function forgetSettledSurpluses(db: Database): Promise<void> {
  const isSettled = and(orders.maybe_overpaid, sql`not ${HAS_SURPLUS} and ${ON_THE_WAY} = 0`);
  await db.transaction(async (tx) => {
    const locked = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(isSettled)
      .orderBy(orders.id)
      .for("update");
    // Judged again now that nobody else can change them.
    for (const { id } of locked)
      await tx
        .update(orders)
        .set({ maybe_overpaid: false })
        .where(and(eq(orders.id, id), isSettled));
  });
}

/** The account that the customer's last transfer came from; blank where none did, or its payer is forgotten. */
export async function payersAccount(db: Database, orderId: number): Promise<string> {
  const [last] = await db
    .select({ account: bankEntries.counter_account })
    .from(bankEntries)
    .where(eq(bankEntries.order_id, orderId))
    .orderBy(desc(bankEntries.booked_on), desc(bankEntries.id))
    .limit(1);
  return last?.account ?? "";
}
