import { and, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { orders } from "#features/orders/server/index.ts";
import type { Database } from "#kit/server/database.ts";
import type { OrderFacts } from "../match-entry.ts";
import { bankEntries } from "./bank-transfers.table.ts";

export interface Candidate extends OrderFacts {
  total: number;
  customer: string;
  /** It was paid once; where something is due it costs more since. */
  wasPaid: boolean;
}

const counted = sql<number>`coalesce((select sum(entry.amount) from ${bankEntries} entry
  where entry.order_id = ${orders}.${sql.identifier("id")} and entry.state = 'part'), 0)::float8`;

const read = (db: Database) =>
  db
    .select({
      id: orders.id,
      total: orders.total_halere,
      paid_at: orders.paid_at,
      difference: orders.due_halere,
      status: orders.status,
      hidden_at: orders.hidden_at,
      customer: sql<string>`coalesce(nullif(${orders.customer_company}, ''), ${orders.customer_name})`,
      counted,
    })
    .from(orders);

type Row = Awaited<ReturnType<typeof read>>[number];

/** The orders of these ids, as a payment is matched with them, by id. */
export async function ordersOf(db: Database, ids: readonly number[]): Promise<Map<number, Candidate>> {
  if (ids.length === 0) return new Map();
  const rows = await read(db).where(inArray(orders.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
}

/** Locks the rows of these orders until the transaction ends, always in one order: call it before `ordersOf` counts. */
export async function lockOrders(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.id)
    .for("update");
}

/** Orders on which exactly this much is to be paid, all or a difference: what a payment without a symbol may be for; the newest first. */
export async function unpaidOrdersOf(db: Database, total: number): Promise<Candidate[]> {
  const rows = await read(db)
    .where(
      and(
        or(
          and(eq(orders.total_halere, total), isNull(orders.paid_at)),
          and(eq(orders.due_halere, total), gt(orders.due_halere, 0)),
        ),
        isNull(orders.hidden_at),
        ne(orders.status, "cancelled"),
      ),
    )
    .orderBy(sql`${orders.id} desc`)
    .limit(5);
  return rows.map(factsOf);
}

function factsOf({ id, total, paid_at, difference, status, hidden_at, customer, counted }: Row): Candidate {
  return {
    ...{ id, total, customer },
    due: paid_at ? difference : total - counted,
    isPaid: paid_at !== null && difference === 0,
    wasPaid: paid_at !== null,
    isCancelled: status === "cancelled" || hidden_at !== null,
  };
}
