import { sql } from "drizzle-orm";
import { orderItems, orders } from "#features/orders/server/index.ts";
import { MOST_BESIDE } from "#features/products/index.ts";
import { listProducts } from "#features/products/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";

/** Orders that are looked at, the newest: what people buy changes, and the answer is made anew with each change. */
const ORDERS = 5_000;
/** One order alone says nothing but what its customer bought. */
const LEAST_ORDERS = 2;

/** What goes with a product. Throws NOT_FOUND. */
export async function goesWith(context: Context, slug: string) {
  // What visitors can buy, whoever asks.
  const all = await listProducts({ ...context, user: null }, false);
  const product = all.find((one) => one.slug === slug);
  if (!product) throw new Refusal("NOT_FOUND");
  const others = all.filter((one) => one.id !== product.id && one.is_orderable && !one.is_sold_out);
  const byIds = (ids: readonly string[]) => ids.flatMap((id) => others.find((one) => one.id === id) ?? []);
  const chosen = byIds(product.goes_with);
  if (chosen.length > 0) return chosen.slice(0, MOST_BESIDE);
  const together = byIds(await boughtTogether(context.db, product.id));
  const sameKind = others.filter(({ category }) => category === product.category);
  return [...new Set([...together, ...sameKind])].slice(0, MOST_BESIDE);
}

/** Ids of products that stand in the same orders, most often first. */
async function boughtTogether(db: Database, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ product_id: string }>(sql`
    with newest as (select id from ${orders} where status <> 'cancelled' order by id desc limit ${ORDERS}),
    bought as (select distinct order_id, product_id from ${orderItems} where order_id in (select id from newest))
    select other.product_id from bought mine
      join bought other on other.order_id = mine.order_id and other.product_id <> mine.product_id
      where mine.product_id = ${id}
      group by other.product_id having count(*) >= ${LEAST_ORDERS}
      order by count(*) desc, other.product_id limit 12`);
  return rows.map(({ product_id }) => product_id);
}
