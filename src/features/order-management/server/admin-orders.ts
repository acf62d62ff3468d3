import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import { ridesAskedBack, ridesWithoutDay } from "#features/bookings/server/index.ts";
import { issuedDocuments } from "#features/invoices/server/index.ts";
import { orderNumber, toPayOf } from "#features/orders/index.ts";
import {
  itemsOf,
  moneyOfOrders,
  ORDER,
  type OrderMoney,
  type orderItems,
  orders,
  visibleOrder,
} from "#features/orders/server/index.ts";
import { cardTries } from "#features/payments/server/index.ts";
import { paidByVouchers } from "#features/vouchers/server/index.ts";
import { openWithdrawals, refundBy } from "#features/withdrawals/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { countAll } from "#kit/server/statements/count-all.ts";
import { newestPage } from "#kit/server/statements/newest-page.ts";
import type { OrderListQuery } from "../order-records.contract.ts";
import { DELETED_VIEW } from "../order-views.ts";
import { matchingOrders } from "./list/order-search.ts";
import { inView } from "./list/order-views.ts";
import { toRefunds } from "./refunds/shown-refunds.ts";

/** The list without pages answers at most so many. */
const PLAIN_LIMIT = 1000;

type OrderRow = typeof orders.$inferSelect;

/** Newest first: an array of at most 1,000, or one page with its pagination where page or limit is asked for. */
export async function listOrders(context: Context, { page, limit, q, status, view }: OrderListQuery) {
  const { db } = context;
  const where = and(
    view === DELETED_VIEW
      ? and(isNotNull(orders.hidden_at), isNull(orders.anonymised_at))
      : isNull(orders.hidden_at),
    status && eq(orders.status, status),
    view && view !== DELETED_VIEW ? inView(view) : undefined,
    q ? matchingOrders(q) : undefined,
  );
  const newestFirst = [desc(orders.created_at), desc(orders.id)];
  const found = (which?: SQL) =>
    db
      .select(ORDER)
      .from(orders)
      .where(which)
      .orderBy(...newestFirst);
  if (page === undefined && limit === undefined)
    return shownOrders(db, await found(where).limit(PLAIN_LIMIT));
  const { rows, pagination } = await newestPage(
    db,
    {
      table: orders,
      newestFirst,
      where,
      rows: found,
      total: q || status || view ? undefined : () => countShown(context),
    },
    { page, limit },
  );
  return { orders: await shownOrders(db, rows), pagination };
}

async function shownOrders(db: Database, rows: Omit<OrderRow, "searched">[]) {
  const ids = rows.map(({ id }) => id);
  const open = await openWithdrawals(db, ids);
  const money = await moneyOfOrders(db, ids);
  return rows.flatMap((row) => {
    const own = money.get(row.id);
    return own ? [toOrder(row, open, own)] : [];
  });
}

/** Few are hidden, so they are what is counted. */
async function countShown(context: Context): Promise<number> {
  return (await countAll(context, orders)) - (await context.db.$count(orders, isNotNull(orders.hidden_at)));
}

/** One order with its items. Throws NOT_FOUND, also for a hidden one. */
export async function getOrder(context: Context, id: number) {
  const { db } = context;
  const order = await visibleOrder(db, id);
  const [shown] = await shownOrders(db, [order]);
  if (!shown) throw new Refusal("NOT_FOUND");
  return {
    ...shown,
    ...(await toRefunds(context, order)),
    items: (await itemsOf(db, id)).map(toItem),
    papers: await issuedDocuments(db, id),
    rides_asked_back: order.paid_at && order.status !== "cancelled" ? await ridesAskedBack(db, id) : [],
    rides_without_day: await ridesWithoutDay(db, id),
    paid_by_vouchers: (await paidByVouchers(db, id)).map(({ code, amount }) => ({
      code,
      amount: toCzk(amount),
    })),
    card_payments: await cardTries(db, id),
  };
}

function toOrder(row: Omit<OrderRow, "searched">, open: Map<number, Date>, money: OrderMoney) {
  const since = open.get(row.id);
  const { priceBack, voucher } = money;
  const hasMoney = row.paid_at !== null || money.left > voucher;
  const isPart = row.status !== "cancelled" && hasMoney;
  return {
    ...row,
    withdrawal_open_since: since ?? null,
    refund_by: since && hasMoney ? refundBy(since) : null,
    paid_how: money.paidHow,
    refunded: priceBack > 0 ? toCzk(priceBack) : null,
    refunded_at: priceBack > 0 ? money.priceBackAt : null,
    owed: toCzk(money.owed),
    order_number: orderNumber(row.id),
    goods: toCzk(row.goods_halere),
    discount: row.discount && {
      ...row.discount,
      goods: toCzk(row.discount_halere),
      shipping: toCzk(row.discount.shipping_halere),
    },
    shipping_price: toCzk(row.shipping_halere),
    payment_fee: toCzk(row.fee_halere),
    total: toCzk(row.total_halere),
    due: toCzk(isPart ? toPayOf(row) : 0),
    by_voucher: toCzk(voucher),
    to_pay: toCzk(row.status === "cancelled" ? 0 : toPayOf(row)),
  };
}

function toItem(row: typeof orderItems.$inferSelect) {
  return { ...row, price: toCzk(row.price_halere), discount: toCzk(row.discount_halere) };
}
