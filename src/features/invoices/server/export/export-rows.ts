import { and, asc, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { moneyOfOrders, type OrderMoney, orders } from "#features/orders/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import { invoices } from "../invoices.table.ts";

/** Days in Prague, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Orders by their ids. */
export interface Chosen {
  ids: number[];
}

type Issued = typeof invoices.$inferSelect;
type Order = typeof orders.$inferSelect & { money: OrderMoney | undefined };

/** Read at a time: a year's papers never stand in memory at once. */
const BATCH = 100;

/** Every invoice and credit note issued in the period, also of orders that were hidden since, by their age. */
export function documentsIn(db: Database, period: Period): AsyncGenerator<Issued> {
  return inBatches((after) =>
    db
      .select()
      .from(invoices)
      .where(and(gt(invoices.id, after), within(invoices.issued_at, period)))
      .orderBy(asc(invoices.id))
      .limit(BATCH),
  );
}

/** Every order placed in the period, or chosen, that the back office shows. */
export function ordersIn(db: Database, which: Period | Chosen): AsyncGenerator<Order> {
  const asked = "ids" in which ? inArray(orders.id, which.ids) : within(orders.created_at, which);
  return inBatches(async (after) => {
    const rows = await db
      .select()
      .from(orders)
      .where(and(gt(orders.id, after), isNull(orders.hidden_at), asked))
      .orderBy(asc(orders.id))
      .limit(BATCH);
    const money = await moneyOfOrders(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, money: money.get(row.id) }));
  });
}

async function* inBatches<T extends { id: number }>(
  read: (after: number) => Promise<T[]>,
): AsyncGenerator<T> {
  for (let last = 0; ; ) {
    const rows = await read(last);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id as number;
  }
}

function within(moment: PgColumn, { from, to }: Period): SQL {
  return sql`(${moment} at time zone 'Europe/Prague')::date between ${from}::date and ${to}::date`;
}
