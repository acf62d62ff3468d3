import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import {
  type MoneyEntry,
  type MoneySums,
  paidHowOf,
  paymentsOf,
  type Standing,
  standingOf,
  sumsOf,
} from "../../order-money.ts";
import { type PaidHow, usualWay } from "../../order-status.ts";
import { orders } from "../orders.table.ts";
import { orderMoney } from "./order-money.table.ts";

export interface OrderMoney extends MoneySums, Standing {
  /** How it was paid; null while it is not. */
  paidHow: PaidHow | null;
}

/** How much came for an order and went back. Lock the order first where something follows from it. */
export async function moneyOf(db: Database, orderId: number): Promise<OrderMoney> {
  const found = (await moneyOfOrders(db, [orderId])).get(orderId);
  if (!found) throw new Error(`Order ${orderId} is not there.`);
  return found;
}

/** The same of many orders, by their ids. */
export async function moneyOfOrders(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, OrderMoney>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({
      ...{ id: orders.id, total: orders.total_halere, status: orders.status, paid_at: orders.paid_at },
      ...{ kind: orders.payment_kind, entry: orderMoney },
    })
    .from(orders)
    .leftJoin(orderMoney, eq(orderMoney.order_id, orders.id))
    .where(inArray(orders.id, [...orderIds]))
    .orderBy(asc(orders.id), asc(orderMoney.id));
  const money = new Map<number, OrderMoney>();
  for (const [id, own] of Map.groupBy(rows, (row) => row.id)) {
    const [order] = own;
    if (!order) continue;
    const { total, status, paid_at, kind } = order;
    const entries: MoneyEntry[] = own.flatMap(({ entry }) => entry ?? []);
    const sums = sumsOf(entries);
    const paidHow = paidHowOf(entries, paid_at) ?? (paid_at && usualWay(kind));
    money.set(id, { ...sums, ...standingOf(sums, total, status === "cancelled"), paidHow });
  }
  return money;
}

/** Of these orders, those whose payments were all taken at the track. */
export async function paidAtTrack(db: Database, orderIds: readonly number[]): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select()
    .from(orderMoney)
    .where(inArray(orderMoney.order_id, [...orderIds]))
    .orderBy(asc(orderMoney.id));
  const found = new Set<number>();
  for (const [id, entries] of Map.groupBy(rows, (row) => row.order_id)) {
    const noted = paymentsOf(entries).filter(({ way }) => way !== "voucher");
    if (noted.length > 0 && noted.every(({ source }) => source === "till")) found.add(id);
  }
  return found;
}
