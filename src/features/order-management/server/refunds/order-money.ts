import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { bankEntries } from "#features/bank-transfers/server/index.ts";
import { orders } from "#features/orders/server/index.ts";
import { cardPayments, notedPayments, refunds } from "#features/payments/server/index.ts";
import type { Halere } from "#kit/contract/money.ts";
import type { Database } from "#kit/server/database.ts";

/** What came for an order and what went back, in haléře, added up from its records. */
export interface OrderMoney {
  /** Transfers that were counted to it, card payments, and what the team noted by hand. */
  paid: Halere;
  /** What has gone back. */
  returned: Halere;
  /** What is at a gateway, or waits for the team to send it. */
  onTheWay: Halere;
  /** What is here: paid, and neither gone nor on its way; never less than 0. */
  left: Halere;
}

const NOTHING: OrderMoney = { paid: 0, returned: 0, onTheWay: 0, left: 0 };

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
    .select({ id: orders.id, paid: PAID, returned: RETURNED, on_the_way: ON_THE_WAY })
    .from(orders)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(
    rows.map(({ id, paid, returned, on_the_way: onTheWay }) => [
      id,
      { paid, returned, onTheWay, left: Math.max(0, paid - returned - onTheWay) },
    ]),
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
const RECORDS = sql<number>`${BY_BANK} + ${BY_CARD} + ${BY_HAND}`;
/** An order that says it is paid and has no record of it was paid before there were records. */
const PAID = sql<number>`case when ${orders}.paid_at is not null and ${RECORDS} = 0
  then ${orders}.total_halere::float8 else ${RECORDS} end`;
const RETURNED = sum(sql`select sum(went.amount_halere) from ${refunds} went
  where went.order_id = ${ID} and went.state = 'succeeded'`);
const ON_THE_WAY = sum(sql`select sum(going.amount_halere) from ${refunds} going
  where going.order_id = ${ID} and going.state in ('opening', 'pending', 'unclear')`);

/** Whether any payment of an order is on record; those of old orders are not. */
export async function hasPaymentRecord(db: Database, orderId: number): Promise<boolean> {
  const [found] = await db.select({ sum: RECORDS }).from(orders).where(eq(orders.id, orderId));
  return (found?.sum ?? 0) > 0;
}

/** Where the team still has to do something before the money is back: it is here, or a transfer waits to be sent. */
export const HAS_MONEY_TO_SEND = sql`(${PAID} - ${RETURNED} - ${ON_THE_WAY} > 0 or exists (select 1 from ${refunds} going
  where going.order_id = ${ID} and (going.state = 'unclear' or going.state = 'pending' and going.gateway is null)))`;

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
