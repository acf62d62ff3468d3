import { and, eq, gt, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { toPayOf } from "#features/orders/index.ts";
import { orders } from "#features/orders/server/index.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { OrderFacts } from "../match-entry.ts";

export interface Candidate extends OrderFacts {
  total: number;
  customer: string;
  /** It was paid once; where something is due it costs more since. */
  wasPaid: boolean;
}

const read = (db: Database) =>
  db
    .select({
      id: orders.id,
      total_halere: orders.total_halere,
      paid_at: orders.paid_at,
      due_halere: orders.due_halere,
      part_halere: orders.part_halere,
      voucher_halere: orders.voucher_halere,
      status: orders.status,
      hidden_at: orders.hidden_at,
      customer: sql<string>`coalesce(nullif(${orders.customer_company}, ''), ${orders.customer_name})`,
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
          and(
            sql`${orders.total_halere} - ${orders.part_halere} - ${orders.voucher_halere} = ${total}`,
            isNull(orders.paid_at),
          ),
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

function factsOf({ id, status, hidden_at, customer, ...sums }: Row): Candidate {
  const { total_halere: total, paid_at } = sums;
  const due = toPayOf(sums);
  return {
    ...{ id, total, customer, due },
    isPaid: paid_at !== null && due === 0,
    wasPaid: paid_at !== null,
    isCancelled: status === "cancelled" || hidden_at !== null,
  };
}
