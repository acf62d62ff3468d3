import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { orderItems, orders } from "#features/orders/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import { implement } from "#kit/server/http/mount.ts";
import { dashboardEndpoints } from "./dashboard.contract.ts";
import { lastMonths, lowStock, namesOf, paidSince, salesBy, startOf } from "./shop-figures.ts";
import { todayOf } from "./today.ts";

const MONTHS = 12;
const BEST = 5;

export const dashboardRoutes = implement(dashboardEndpoints, {
  today: (context) => todayOf(context),

  async shop({ db, now }) {
    const months = lastMonths(pragueDay(now()), MONTHS);
    const since = startOf(months);
    return {
      months: await salesBy(db, months, since),
      products: await bestProducts(db, since),
      vouchers: await voucherCounts(db, since, pragueDay(now())),
      low_stock: await lowStock(db),
    };
  },
});

/** A product is called what it was called when it was sold last. */
async function bestProducts(db: Database, since: SQL) {
  const sold = sql<number>`sum(${orderItems.price_halere} * (${orderItems.quantity} - ${orderItems.taken_back}) - ${orderItems.discount_halere})::float8`;
  const rows = await db
    .select({
      id: orderItems.product_id,
      texts: sql<
        Both<{ name: string }>
      >`(array_agg(${orderItems.translations} order by ${orderItems.id} desc))[1]`,
      pieces: sql<number>`sum(${orderItems.quantity} - ${orderItems.taken_back})::int`,
      sold,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.order_id))
    .where(and(paidSince(since), sql`${orders.status} <> 'cancelled'`))
    .groupBy(orderItems.product_id)
    .orderBy(sql`4 desc`, orderItems.product_id)
    .limit(BEST);
  return rows.map(({ texts, sold, ...row }) => ({ ...row, name: namesOf(texts), sold: toCzk(sold) }));
}

/** Those that were given away brought no money: they are counted apart. */
async function voucherCounts(db: Database, since: SQL, today: string) {
  const unused = sql`${vouchers.used_at} is null`;
  const issued = and(isNull(vouchers.voided_at), sql`${vouchers.issued_at} >= ${since}`);
  const given = await db.$count(vouchers, and(issued, isNotNull(vouchers.giveaway_id)));
  const [row] = await db
    .select({
      issued: sql<number>`count(*)::int`,
      used: sql<number>`(count(*) filter (where ${vouchers.used_at} is not null))::int`,
      ended: sql<number>`(count(*) filter (where ${unused} and ${vouchers.valid_until} < ${today}))::int`,
      open: sql<number>`(count(*) filter (where ${unused} and ${vouchers.valid_until} >= ${today}))::int`,
    })
    .from(vouchers)
    .where(and(issued, isNull(vouchers.giveaway_id)));
  return { ...(row ?? { issued: 0, used: 0, ended: 0, open: 0 }), given };
}
