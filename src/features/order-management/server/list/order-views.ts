import { and, isNull, type SQL, sql } from "drizzle-orm";
import { ORDERS_ASKED_BACK, ORDERS_WITHOUT_DAY } from "#features/bookings/server/index.ts";
import { orderItems, orderMoney, orders } from "#features/orders/server/index.ts";
import { refunds } from "#features/payments/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { withdrawals } from "#features/withdrawals/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { MOST_COUNTED, type OrderView } from "../../order-views.ts";
import { HAS_MONEY_TO_SEND, isForTeam } from "../refunds/refunds-due.ts";

/** What is only done or used is not sent: the rule of `hasParcel`. */
const hasGoods = sql`exists (select 1 from ${orderItems} where ${orderItems.order_id} = ${orders.id}
  and ${orderItems.voucher_months} is null
  and (${orderItems.withdrawal_basis} = 'goods' or ${orderItems.variant_id} is not null
    or ${orderItems.withdrawal_basis} = 'exempt' and exists (select 1 from ${products}
      where ${products.id} = ${orderItems.product_id} and ${products.category} = 'merchandise')))`;

/**
 * Written out as their indexes are: a value that is sent apart would find none of them. Withdrawals are few, so their
 * orders are looked up by their ids.
 */
const VIEWS: Record<OrderView, SQL> = {
  "to-pay": sql`(${orders.paid_at} is null or ${orders.balance_halere} < 0) and ${orders.status} <> 'cancelled'`,
  "to-ship": sql`${orders.status} in ('pending', 'processing') and not ${orders.is_pickup}
    and (${orders.paid_at} is not null and ${orders.balance_halere} >= 0 or ${orders.payment_kind} in ('cash', 'cod')) and ${hasGoods}`,
  "to-pick-up": sql`${orders.status} in ('pending', 'processing', 'shipped') and ${orders.is_pickup}
    and (${orders.paid_at} is not null and ${orders.balance_halere} >= 0 or ${orders.payment_kind} in ('cash', 'cod'))`,
  withdrawals: sql`${orders.id} = any(array(select open.order_id from ${withdrawals} open
    where open.settled_at is null and open.order_id is not null))`,
  refunds: sql`${orders.id} = any(array(
    select due.id from ${orders} due where due.hidden_at is null and due.balance_halere > 0
    union select paid.id from ${withdrawals} open join ${orders} paid on paid.id = open.order_id
      where open.settled_at is null and paid.paid_at is not null
        and not exists (select 1 from ${orderMoney} going where going.order_id = paid.id and going.source = 'refund'
          and (going.state = 'asked' or going.state = 'settled' and going.price_halere > 0 and going.undoes is null))
    union ${ORDERS_ASKED_BACK}
    union select waiting.order_id from ${refunds} waiting
      where ${isForTeam(sql`waiting`)})) and ${HAS_MONEY_TO_SEND}`,
  "without-day": sql`${orders.id} = any(array(${ORDERS_WITHOUT_DAY}))`,
};

/** The orders of a view. */
export function inView(view: OrderView): SQL {
  return VIEWS[view];
}

/** How many orders each view has, at most 1,000. */
export async function countViews({ db }: Pick<Context, "db">) {
  const counted = (view: OrderView) =>
    sql<number>`(select count(*)::int from (select 1 from ${orders}
      where ${and(isNull(orders.hidden_at), VIEWS[view])} limit ${sql.raw(String(MOST_COUNTED))}) found)`;
  const { rows } = await db.execute<Record<string, number>>(sql`select ${counted("to-pay")} as "to-pay",
    ${counted("to-ship")} as "to-ship", ${counted("to-pick-up")} as "to-pick-up",
    ${counted("withdrawals")} as "withdrawals", ${counted("refunds")} as "refunds",
    ${counted("without-day")} as "without-day"`);
  return rows[0] as Record<OrderView, number>;
}
