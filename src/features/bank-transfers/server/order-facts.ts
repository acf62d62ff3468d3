import { and, eq, inArray, isNull, lt, ne, sql } from "drizzle-orm";
import { invoices } from "#features/invoices/server/index.ts";
import { isPaidAtHandover, toPayOf } from "#features/orders/index.ts";
import { orders } from "#features/orders/server/index.ts";
import { lostOf } from "#features/payments/server/index.ts";
import { roundedToCrowns } from "#kit/contract/money/money.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { MatchedEntry, OrderFacts } from "../match-entry.ts";
import type { bankEntries } from "./bank-transfers.table.ts";

/** Orders have ids of PostgreSQL's `integer`. */
const HIGHEST_ID = 2 ** 31 - 1;
/** Invoices have the year and five digits: no shop comes to so many orders. */
const LOWEST_INVOICE = 200_000_000;

export interface Candidate extends OrderFacts {
  total: number;
  customer: string;
  /** It was paid once; where something is due it costs more since. */
  wasPaid: boolean;
}

/** From inside another query a bare column would mean that query's own. */
const ID = sql`${orders}.${sql.identifier("id")}`;

const read = (db: Database) =>
  db
    .select({
      id: orders.id,
      total_halere: orders.total_halere,
      paid_at: orders.paid_at,
      balance_halere: orders.balance_halere,
      status: orders.status,
      payment_kind: orders.payment_kind,
      hidden_at: orders.hidden_at,
      invoices: sql<
        string[]
      >`coalesce((select jsonb_agg(paper.number order by paper.id) from ${invoices} paper
        where paper.order_id = ${ID} and paper.kind = 'final'), '[]'::jsonb)`,
      customer: sql<string>`coalesce(nullif(${orders.customer_company}, ''), ${orders.customer_name})`,
    })
    .from(orders);

type Row = Awaited<ReturnType<typeof read>>[number];

/** A stored payment as it was read. */
export function entryOf(row: typeof bankEntries.$inferSelect): MatchedEntry {
  const { variable_symbol, message, amount, currency, is_reversal } = row;
  return { variableSymbol: variable_symbol, message, amount, currency, isReversal: is_reversal };
}

/** The orders that these numbers name, by their own number or by that of an invoice; also ids that no order has. */
export async function namedIn(db: Database, numbers: readonly number[]): Promise<number[]> {
  const possible = numbers.filter((number) => number <= HIGHEST_ID);
  const papers = possible.filter((number) => number >= LOWEST_INVOICE).map(String);
  if (papers.length === 0) return [...new Set(possible)];
  const found = await db
    .select({ id: invoices.order_id })
    .from(invoices)
    .where(and(inArray(invoices.number, papers), eq(invoices.kind, "final")))
    .orderBy(invoices.id);
  return [...new Set([...possible, ...found.map(({ id }) => id)])];
}

/** The orders of these ids, as a payment is matched with them, by id. */
export async function ordersOf(db: Database, ids: readonly number[]): Promise<Map<number, Candidate>> {
  if (ids.length === 0) return new Map();
  const rows = await read(db).where(inArray(orders.id, [...new Set(ids)]));
  const found = new Map<number, Candidate>();
  for (const row of rows) found.set(row.id, factsOf(row, row.paid_at ? await lostOf(db, row.id) : 0));
  return found;
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

const MOST_LOOKED_AT = 100;

/** Orders on which exactly this much is to be paid, all or a difference: what a payment without a symbol may be for; the newest first. */
export async function unpaidOrdersOf(db: Database, total: number): Promise<Candidate[]> {
  const rows = await read(db)
    .where(
      and(
        eq(orders.balance_halere, -total),
        lt(orders.balance_halere, 0),
        isNull(orders.hidden_at),
        ne(orders.status, "cancelled"),
      ),
    )
    .orderBy(sql`${orders.id} desc`)
    .limit(MOST_LOOKED_AT);
  return rows.map((row) => factsOf(row, 0));
}

/** `lost`: what a bank has taken for good of a paid order; whoever pays it again has paid it. */
function factsOf({ id, payment_kind, hidden_at, customer, invoices, ...sums }: Row, lost: number): Candidate {
  const { total_halere: total, paid_at, status } = sums;
  const due = toPayOf(sums) || lost;
  return {
    id,
    total,
    customer,
    due,
    invoices,
    collected: isPaidAtHandover(payment_kind) ? roundedToCrowns(due) : null,
    isPaid: paid_at !== null && due === 0,
    wasPaid: paid_at !== null,
    isCancelled: status === "cancelled" || hidden_at !== null,
  };
}
