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
      id: orders.id,
      total: orders.total_halere,
      status: orders.status,
      paid_at: orders.paid_at,
      kind: orders.payment_kind,
      entry: orderMoney,
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

/** Whether all of its price went back. */
export async function isPaidBack(
  db: Database,
  { id, total_halere, paid_at }: Pick<typeof orders.$inferSelect, "id" | "total_halere" | "paid_at">,
): Promise<boolean> {
  if (total_halere === 0 || !paid_at) return false;
  return (await moneyOf(db, id)).priceBack >= total_halere;
}

/** What a paper says of the money that has come: by how much cash was rounded, what gift vouchers pay. */
export async function moneyOnPaper(db: Database, orderId: number) {
  const { roundedNow, voucher } = await moneyOf(db, orderId);
  return { rounded: roundedNow, by_voucher: voucher };
}

/** Payments of an order that the team has noted and not taken back, oldest first. */
export async function notedOf(db: Database, orderId: number) {
  const entries = await entriesOf(db, [orderId]);
  return paymentsOf(entries).filter(({ source }) => source === "note" || source === "till");
}

/** Of these orders, those whose money was all taken at the track: nobody else's note is undone there. */
export async function paidAtTrack(db: Database, orderIds: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for (const [id, entries] of Map.groupBy(await entriesOf(db, orderIds), (row) => row.order_id)) {
    const money = paymentsOf(entries).filter(({ way }) => way !== "voucher");
    if (money.length > 0 && money.every(({ source }) => source === "till")) found.add(id);
  }
  return found;
}

async function entriesOf(db: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderMoney)
    .where(inArray(orderMoney.order_id, [...orderIds]))
    .orderBy(asc(orderMoney.id));
}
