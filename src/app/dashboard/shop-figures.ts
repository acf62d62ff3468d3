import { and, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { MONEY_OF_VOUCHERS, orders, PRICE_BACK } from "#features/orders/server/index.ts";
import { products, productVariants } from "#features/products/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";
import { LOW_STOCK } from "./dashboard.contract.ts";

/** More of them would be no list of what to order next. */
const MOST_LOW = 20;

/** So many months as `2026-11`, the month of `today` last. */
export function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - count + back, 1)).toISOString().slice(0, 7),
  );
}

/** The moment at which the first of some months began in Prague. */
export function startOf(months: string[]): SQL {
  return sql`${`${months[0]}-01`}::timestamp at time zone 'Europe/Prague'`;
}

export const paidSince = (since: SQL) =>
  and(isNull(orders.hidden_at), isNotNull(orders.paid_at), sql`${orders.paid_at} >= ${since}`);

/** What was sold in each month, and what of it is kept. */
export async function salesBy(db: Database, months: string[], since: SQL) {
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

/** Counts of sizes, and of products whose sizes have none of their own. */
export async function lowStock(db: Database) {
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

export const namesOf = ({ en, cs }: Both<{ name: string }>): Both<string> => ({ en: en.name, cs: cs.name });
