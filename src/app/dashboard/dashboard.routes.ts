import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { MONEY_OF_VOUCHERS, orderItems, orders, PRICE_BACK } from "#features/orders/server/index.ts";
import { products, productVariants } from "#features/products/server/index.ts";
import { vouchers } from "#features/vouchers/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import { implement } from "#kit/server/http/mount.ts";
import { dashboardEndpoints, LOW_STOCK } from "./dashboard.contract.ts";

const MONTHS = 12;
const BEST = 5;
/** More of them would be no list of what to order next. */
const MOST_LOW = 20;

export const dashboardRoutes = implement(dashboardEndpoints, {
  async shop({ db, now }) {
    const months = lastMonths(pragueDay(now()));
    const since = sql`${`${months[0]}-01`}::timestamp at time zone 'Europe/Prague'`;
    return {
      months: await salesBy(db, months, since),
      products: await bestProducts(db, since),
      vouchers: await voucherCounts(db, since, pragueDay(now())),
      low_stock: await lowStock(db),
    };
  },
});

/** Twelve months as `2026-11`, the month of `today` last. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - MONTHS + back, 1)).toISOString().slice(0, 7),
  );
}

const paidSince = (since: SQL) =>
  and(isNull(orders.hidden_at), isNotNull(orders.paid_at), sql`${orders.paid_at} >= ${since}`);

async function salesBy(db: Database, months: string[], since: SQL) {
  const month = sql<string>`to_char(${orders.paid_at} at time zone 'Europe/Prague', 'YYYY-MM')`;
  const found = await db
    .select({
      month,
      orders: sql<number>`count(*)::int`,
      received: sql<number>`sum(${orders.total_halere} - ${MONEY_OF_VOUCHERS} - greatest(0, -${orders.balance_halere}) - ${PRICE_BACK})::float8`,
    })
    .from(orders)
    .where(paidSince(since))
    .groupBy(sql`1`);
  return months.map((month) => {
    const { orders = 0, received = 0 } = found.find((row) => row.month === month) ?? {};
    return { month, orders, received: toCzk(received) };
  });
}

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

/** Counts of sizes, and of products whose sizes have none of their own. */
async function lowStock(db: Database) {
  const { id, slug, translations, stock } = products;
  const whole = await db
    .select({ slug, translations, left: stock })
    .from(products)
    .where(and(eq(products.is_active, true), lt(stock, LOW_STOCK)))
    .orderBy(stock, slug)
    .limit(MOST_LOW);
  const sizes = await db
    .select({ slug, translations, size: productVariants.label, left: productVariants.stock })
    .from(productVariants)
    .innerJoin(products, eq(id, productVariants.product_id))
    .where(
      and(
        eq(products.is_active, true),
        eq(productVariants.is_active, true),
        lt(productVariants.stock, LOW_STOCK),
      ),
    )
    .orderBy(productVariants.stock, slug, productVariants.display_order)
    .limit(MOST_LOW);
  return [...whole.map((row) => ({ ...row, size: null })), ...sizes]
    .map(({ translations, left, ...row }) => ({ ...row, name: namesOf(translations), left: left ?? 0 }))
    .sort((a, b) => a.left - b.left)
    .slice(0, MOST_LOW);
}

const namesOf = ({ en, cs }: Both<{ name: string }>): Both<string> => ({ en: en.name, cs: cs.name });
