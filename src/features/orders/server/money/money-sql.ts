import { sql } from "drizzle-orm";
import { orders } from "../orders.table.ts";
import { orderMoney } from "./order-money.table.ts";

/** Sums of an order's entries for queries over many orders; `sumsOf` says the same of one. */

/** The order's id from inside another query: a bare column would mean that query's own. */
const ID = sql`${orders}.${sql.identifier("id")}`;

/** What is here: each entry that was not called off counts with its sign. */
export const MONEY_HERE = sql<number>`coalesce((select sum(came.amount_halere) from ${orderMoney} came
  where came.order_id = ${ID} and came.state <> 'failed'), 0)::float8`;

/** What gift vouchers pay of it. */
export const MONEY_OF_VOUCHERS = sql<number>`coalesce((select sum(took.amount_halere) from ${orderMoney} took
  where took.order_id = ${ID} and took.way = 'voucher' and took.state = 'settled'), 0)::float8`;

/** How much of its price went back since it was last asked for. */
export const PRICE_BACK = sql<number>`coalesce((select sum(back.price_halere) from ${orderMoney} back
  where back.order_id = ${ID} and back.source = 'refund' and back.state = 'settled'
    and coalesce(back.undoes, back.id) > coalesce((select max(anew.id) from ${orderMoney} anew
      where anew.order_id = ${ID} and anew.source = 'anew'), 0)), 0)::float8`;
